import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { Pace, Phrase } from '../../client/protocol/table.ts';

/** What the page says about playing with others over a network. */
const en = {
  lobby: 'The lobby',
  lobbyLead: 'Sit down with somebody, or open a table of your own. No account needed.',
  noServer: 'Nobody to meet here',
  noServerWhy:
    'This page has no server behind it just now. Everything else works: against bots, on one device, lessons, rules and replays.',
  asking: 'Looking for the house …',
  again: 'Look again',
  filters: (game: string, pace: string, language: string) => `Show: ${game}, ${pace}, ${language}`,
  game: 'Game',
  allGames: 'Every game',
  pace: 'Pace',
  anyPace: 'Any pace',
  anyLanguage: 'Any language',
  paceKinds: { live: 'Live', slow: 'A move a day', none: 'No clock' },
  waitingTables: 'Waiting for players',
  runningTables: 'In the ring',
  noWaiting: 'Nobody is waiting just now. Open a table: it shows here at once.',
  quickJoin: 'Sit down anywhere',
  open: 'Open a table',
  join: 'Sit down',
  watch: 'Watch',
  joinAt: (game: string, who: string) => `Sit down: ${game}, ${who}`,
  watchAt: (game: string, who: string) => `Watch: ${game}, ${who}`,
  freeSeats: (free: number, seats: number) =>
    free === 1 ? `1 of ${seats} seats free` : `${free} of ${seats} seats free`,
  botsHold: (bots: number) =>
    bots === 1 ? 'a bot’s seat can be taken' : `${bots} bots’ seats can be taken`,
  nobody: 'nobody yet',
  enterCode: 'Have a code? Enter it',
  enter: 'Enter',
  paceOf: (pace: Pace) => paceEn(pace),
  rated: 'Rated',
  match: (legs: number) => (legs === 1 ? 'One game' : `Match of ${legs} games`),
  rulebook: 'as in the rule book',
  tableOf: (game: string) => `A table of ${game}`,

  me: 'You',
  freeSeat: 'Free for somebody',
  paces: 'How fast',
  legs: 'How long',
  legsNote: 'In a match everybody changes seats after each game; the scores add up.',
  talk: 'Talk',
  talks: { phrases: 'Ready-made phrases only', free: 'Free text too' },
  spoken: 'Language spoken there',
  spokenNote: 'Everybody reads the game in their own language; this one is for talk.',
  listed: 'Who may come',
  listedAs: { yes: 'Anybody, through the lobby', no: 'Only with the link or the code' },
  counts: 'Does it count',
  countsAs: { no: 'Just for fun', yes: 'Rated: results change ratings, nothing is taken back' },
  summary: 'In one line',
  seatsLine: (people: number, bots: number) =>
    [people > 0 ? `${people} free` : '', bots > 0 ? `${bots} ${bots === 1 ? 'bot' : 'bots'}` : '']
      .filter((part) => part !== '')
      .join(', '),
  youAnd: (others: string) => `you, ${others}`,
  listedLine: { yes: 'in the lobby', no: 'by link or code' },
  opening: 'Open the table',

  gathering: 'Waiting for players',
  inviteOthers: 'Bring the others',
  inviteLead: 'Send the link, show the square, or read out the six letters.',
  link: 'Link to this table',
  copyLink: 'Copy the link',
  linkCopied: 'Copied.',
  qr: 'The link as a square to photograph',
  codeIs: (code: string) => `The code is ${code.split('').join(' ')}`,
  shareLink: 'Send it on',
  seatLinkNote: 'Or a link for one person: it keeps a seat, and works once.',
  makeSeatLink: 'Make a link for one seat',
  seatLinkFor: (letter: string) => `Link for seat ${letter}`,
  seatLinkElsewhere: (letter: string) =>
    `Seat ${letter} is kept for whoever has its link. The link was shown where it was made.`,
  copySeatLink: (letter: string) => `Copy the link for seat ${letter}`,
  withdraw: (letter: string) => `Withdraw the link for seat ${letter}`,
  invited: 'A seat is kept for you',
  invitedLead:
    'Somebody wants to play with you. This link works once: it gives the seat to this browser.',
  takeUp: 'Take the seat',
  sitHere: (letter: string) => `Sit in seat ${letter}`,
  putBot: (letter: string) => `Who sits in seat ${letter}`,
  kept: 'Kept for somebody',
  keptForMe: 'It is kept for me',
  free: 'Free',
  you: 'you',
  leaveLobby: 'Get up and leave',
  startWithBots: 'Start now with bots',
  startWithBotsNote:
    'Bots take the free seats and the bell rings. People may take a bot’s seat until the game is over.',
  takeSeat: (name: string) => `Take ${name}’s seat`,
  dealing: 'Everybody adds to chance',
  dealingLead:
    'Each seat has promised a number of its own; now they are shown and mixed, so that nobody could have arranged the deal.',
  promised: 'promised',
  shown: 'shown',
  waitsFor: 'not yet',
  onlookers: (count: number, names: readonly string[]) =>
    named(count === 1 ? '1 looks on' : `${count} look on`, ': ', listed(count, names, 'others')),
  spectator: 'You are watching',
  spectatorNote: 'You see what lies open on the table, and nothing more.',
  gone: 'This table is closed',
  goneWhy: 'Everybody got up before the bell, or agreed to call the game off.',
  notFound: 'There is no such table',
  toLobby: 'To the lobby',

  company: 'Who is here',
  here: 'here',
  away: 'away',
  botPlays: (name: string) => `${name} plays in the meantime`,
  untilIdle: (time: string) => `${time}, then the clock answers for you`,
  noClock: 'No clock: take your time.',
  theyAnswer: 'Their answer comes by itself.',
  gameOf: (leg: number, legs: number) => `Game ${leg} of ${legs}`,

  offline: 'The connection is gone. Nothing is lost: it comes back by itself.',
  backAgain: 'Connected again.',
  wereAway: 'You were away; since then:',
  gameEnded: (number: number) =>
    `Game ${number} of the match is over; everybody moves on by one seat.`,
  readIt: 'Read, go on',
  moreBefore: (count: number) => `… and ${count} more before that; the log has them all.`,

  getUp: 'Get up …',
  handOver: 'Let a bot play on',
  handOverNote: 'A bot plays in your seat until you take it back.',
  callOff: 'Call the game off',
  callOffNote: 'When everybody agrees the game ends without a result.',
  botHolds: (name: string) => `${name} is playing in your seat.`,
  takeBackSeat: 'Take my seat back',
  wantsBack: (name: string) => `${name} would like to take back the last answer.`,
  wantsOff: (name: string) => `${name} would like to call the game off.`,
  youWish: 'You asked; waiting for the others.',
  agree: 'Agree',
  decline: 'Decline',
  wantsRematch: 'A rematch is waiting for you.',
  toRematch: 'Join the rematch',

  chat: 'Talk',
  chatNew: (count: number) => (count === 1 ? '1 new' : `${count} new`),
  chatEmpty: 'Nobody has said anything yet.',
  chatFree: 'Say something',
  chatSend: 'Say it',
  chatPhrases: 'Ready-made phrases',
  chatWatch: 'Only those who sit at the table talk.',
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    wellPlayed: 'Well played!',
    thanks: 'Thank you!',
    sorry: 'Sorry!',
    thinking: 'Let me think.',
    yourTurn: 'Your turn.',
    oneMoment: 'One moment, please.',
    goodGame: 'Good game!',
    rematch: 'Rematch?',
    bye: 'Goodbye!',
  } satisfies Record<Phrase, string>,
  mute: (name: string) => `Mute ${name}`,
  muteNote: 'You will not hear them here or at other tables, until you want to.',
  youDoNotHear: (name: string) => `You do not hear ${name}.`,
  unmute: (name: string) => `Hear ${name} again`,
  report: (name: string) => `Report ${name}`,
  reportAsk: 'What is wrong with it? The people who run this server will read it.',
  reportSend: 'Report it',
  reported: 'Reported. Thank you.',

  tray: 'Your tables online',
  trayYours: 'Your move',
  trayWaits: 'Waiting',
  trayGathers: 'Waiting for players',
  trayUntil: (time: string) => `${time} left`,
  trayGo: 'Go there',
  trayGoTo: (game: string) => `Go there: ${game}`,
  yourMoveElsewhere: (game: string) => `Your move at another table: ${game}.`,
  against: (names: string) => `with ${names}`,
  durations: { d: 'd', h: 'h', min: 'min', s: 's' },
  errors: {
    'bad-request': 'The server did not understand that.',
    'bad-message': 'The server did not understand that.',
    'bad-options': 'These options do not go together.',
    'bad-name': 'That name does not show.',
    'not-signed-in': 'The server does not know you any more. Load the page again.',
    'bad-origin': 'This page is not this server’s own.',
    'not-yours': 'That is not yours to do.',
    'not-seated': 'You do not sit at this table.',
    'talk-not-allowed': 'Only ready-made phrases may be said here.',
    'not-while-rated': 'Nothing is taken back in rated play.',
    'never-taken-back': 'This cannot be taken back any more.',
    'not-found': 'There is nothing there.',
    'unknown-game': 'The server does not know this game.',
    'unknown-table': 'There is no such table.',
    'unknown-code': 'No table waits under this code.',
    'unknown-invite': 'This invitation was used already, or withdrawn.',
    'already-seated': 'You sit there already.',
    'chair-taken': 'Somebody was quicker: that seat is taken.',
    'table-full': 'The table is full.',
    'wrong-phase': 'It is too late for that at this table.',
    'not-watching': 'You do not watch this table.',
    outdated: 'This table was played with older rules.',
    'too-large': 'That is too long.',
    'too-many-tables': 'You sit at too many tables already.',
    'too-many-sockets': 'This page is open too often.',
    'too-often': 'Slower, please.',
    broken: 'Something went wrong at the server. Try again.',
    'no-storage': 'The server cannot write just now. Try again.',
    closing: 'The server is just closing. Try again in a moment.',
  } satisfies Record<ErrorCode, string>,
};

export type OnlineWords = typeof en;

const fr: OnlineWords = {
  lobby: 'Le hall',
  lobbyLead: 'Asseyez-vous avec quelqu’un, ou ouvrez votre propre table. Sans compte.',
  noServer: 'Personne à rencontrer ici',
  noServerWhy:
    'Cette page n’a pas de serveur derrière elle en ce moment. Tout le reste marche : contre les robots, sur un seul appareil, leçons, règles et reprises.',
  asking: 'On cherche la maison …',
  again: 'Chercher encore',
  filters: (game, pace, language) => `Montrer : ${game}, ${pace}, ${language}`,
  game: 'Jeu',
  allGames: 'Tous les jeux',
  pace: 'Cadence',
  anyPace: 'Toute cadence',
  anyLanguage: 'Toute langue',
  paceKinds: { live: 'En direct', slow: 'Un coup par jour', none: 'Sans pendule' },
  waitingTables: 'On attend des joueurs',
  runningTables: 'Sur le ring',
  noWaiting: 'Personne n’attend en ce moment. Ouvrez une table : elle apparaît ici aussitôt.',
  quickJoin: 'M’asseoir n’importe où',
  open: 'Ouvrir une table',
  join: 'M’asseoir',
  watch: 'Regarder',
  joinAt: (game, who) => `M’asseoir : ${game}, ${who}`,
  watchAt: (game, who) => `Regarder : ${game}, ${who}`,
  freeSeats: (free, seats) =>
    free === 1 ? `1 place libre sur ${seats}` : `${free} places libres sur ${seats}`,
  botsHold: (bots) =>
    bots === 1
      ? 'la place d’un robot est à prendre'
      : `les places de ${bots} robots sont à prendre`,
  nobody: 'personne encore',
  enterCode: 'Un code ? Entrez-le',
  enter: 'Entrer',
  paceOf: (pace) => paceFr(pace),
  rated: 'Classée',
  match: (legs) => (legs === 1 ? 'Une partie' : `Match en ${legs} parties`),
  rulebook: 'selon la règle',
  tableOf: (game) => `Une table de ${game}`,

  me: 'Vous',
  freeSeat: 'Libre pour quelqu’un',
  paces: 'À quelle vitesse',
  legs: 'Combien de temps',
  legsNote: 'Dans un match, chacun change de place après chaque partie ; les points s’ajoutent.',
  talk: 'Parole',
  talks: { phrases: 'Phrases toutes faites', free: 'Texte libre aussi' },
  spoken: 'Langue qu’on y parle',
  spokenNote: 'Chacun lit le jeu dans sa langue ; celle-ci est pour parler.',
  listed: 'Qui peut venir',
  listedAs: { yes: 'Tout le monde, par le hall', no: 'Seulement avec le lien ou le code' },
  counts: 'Cela compte-t-il',
  countsAs: {
    no: 'Juste pour le plaisir',
    yes: 'Classée : les résultats comptent, rien n’est repris',
  },
  summary: 'En une ligne',
  seatsLine: (people, bots) =>
    [
      people > 0 ? `${people} ${people === 1 ? 'libre' : 'libres'}` : '',
      bots > 0 ? `${bots} ${bots === 1 ? 'robot' : 'robots'}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  youAnd: (others) => `vous, ${others}`,
  listedLine: { yes: 'dans le hall', no: 'par lien ou code' },
  opening: 'Ouvrir la table',

  gathering: 'On attend des joueurs',
  inviteOthers: 'Faites venir les autres',
  inviteLead: 'Envoyez le lien, montrez le carré, ou dictez les six lettres.',
  link: 'Lien vers cette table',
  copyLink: 'Copier le lien',
  linkCopied: 'Copié.',
  qr: 'Le lien en carré à photographier',
  codeIs: (code) => `Le code est ${code.split('').join(' ')}`,
  shareLink: 'L’envoyer',
  seatLinkNote: 'Ou un lien pour une seule personne : il garde une place et ne sert qu’une fois.',
  makeSeatLink: 'Faire un lien pour une place',
  seatLinkFor: (letter) => `Lien pour la place ${letter}`,
  seatLinkElsewhere: (letter) =>
    `La place ${letter} est gardée pour qui a son lien. Le lien a été montré là où on l’a fait.`,
  copySeatLink: (letter) => `Copier le lien de la place ${letter}`,
  withdraw: (letter) => `Retirer le lien de la place ${letter}`,
  invited: 'Une place vous est gardée',
  invitedLead:
    'Quelqu’un veut jouer avec vous. Ce lien ne sert qu’une fois : il donne la place à ce navigateur.',
  takeUp: 'Prendre la place',
  sitHere: (letter) => `M’asseoir à la place ${letter}`,
  putBot: (letter) => `Qui prend la place ${letter}`,
  kept: 'Gardée pour quelqu’un',
  keptForMe: 'Elle est gardée pour moi',
  free: 'Libre',
  you: 'vous',
  leaveLobby: 'Me lever et partir',
  startWithBots: 'Commencer avec des robots',
  startWithBotsNote:
    'Des robots prennent les places libres et la cloche sonne. On peut prendre la place d’un robot jusqu’à la fin de la partie.',
  takeSeat: (name) => `Prendre la place de ${name}`,
  dealing: 'Chacun ajoute au hasard',
  dealingLead:
    'Chaque place a promis un nombre à elle ; on les montre et on les mêle, pour que personne n’ait pu arranger la donne.',
  promised: 'promis',
  shown: 'montré',
  waitsFor: 'pas encore',
  onlookers: (count, names) =>
    named(
      count === 1 ? '1 regarde' : `${count} regardent`,
      ' : ',
      listed(count, names, 'd’autres'),
    ),
  spectator: 'Vous regardez',
  spectatorNote: 'Vous voyez ce qui est ouvert sur la table, et rien de plus.',
  gone: 'Cette table est fermée',
  goneWhy: 'Tout le monde s’est levé avant la cloche, ou a voulu arrêter la partie.',
  notFound: 'Cette table n’existe pas',
  toLobby: 'Au hall',

  company: 'Qui est là',
  here: 'présent',
  away: 'absent',
  botPlays: (name) => `${name} joue en attendant`,
  untilIdle: (time) => `${time}, puis la pendule répond pour vous`,
  noClock: 'Pas de pendule : prenez votre temps.',
  theyAnswer: 'Leur réponse arrive d’elle-même.',
  gameOf: (leg, legs) => `Partie ${leg} sur ${legs}`,

  offline: 'La connexion est coupée. Rien n’est perdu : elle revient d’elle-même.',
  backAgain: 'De nouveau en ligne.',
  wereAway: 'Vous étiez absent ; depuis :',
  gameEnded: (number) => `La partie ${number} du match est finie ; chacun avance d’une place.`,
  readIt: 'Lu, on continue',
  moreBefore: (count) => `… et ${count} de plus avant cela ; le récit les a toutes.`,

  getUp: 'Me lever …',
  handOver: 'Laisser jouer un robot',
  handOverNote: 'Un robot joue à votre place jusqu’à ce que vous la repreniez.',
  callOff: 'Arrêter la partie',
  callOffNote: 'Quand tous sont d’accord, la partie finit sans résultat.',
  botHolds: (name) => `${name} joue à votre place.`,
  takeBackSeat: 'Reprendre ma place',
  wantsBack: (name) => `${name} voudrait reprendre sa dernière réponse.`,
  wantsOff: (name) => `${name} voudrait arrêter la partie.`,
  youWish: 'Vous avez demandé ; on attend les autres.',
  agree: 'Accepter',
  decline: 'Refuser',
  wantsRematch: 'Une revanche vous attend.',
  toRematch: 'Rejoindre la revanche',

  chat: 'Parler',
  chatNew: (count) => (count === 1 ? '1 nouveau' : `${count} nouveaux`),
  chatEmpty: 'Personne n’a encore rien dit.',
  chatFree: 'Dire quelque chose',
  chatSend: 'Le dire',
  chatPhrases: 'Phrases toutes faites',
  chatWatch: 'Seuls ceux qui sont à la table parlent.',
  phrases: {
    hello: 'Bonjour !',
    goodLuck: 'Bonne chance !',
    wellPlayed: 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Désolé !',
    thinking: 'Je réfléchis.',
    yourTurn: 'À vous.',
    oneMoment: 'Un moment, s’il vous plaît.',
    goodGame: 'Belle partie !',
    rematch: 'Une revanche ?',
    bye: 'Au revoir !',
  },
  mute: (name) => `Ne plus entendre ${name}`,
  muteNote:
    'Vous ne l’entendrez plus, ni ici ni à d’autres tables, jusqu’à ce que vous le vouliez.',
  youDoNotHear: (name) => `Vous n’entendez pas ${name}.`,
  unmute: (name) => `Entendre ${name} à nouveau`,
  report: (name) => `Signaler ${name}`,
  reportAsk: 'Qu’est-ce qui ne va pas ? Ceux qui tiennent ce serveur le liront.',
  reportSend: 'Signaler',
  reported: 'Signalé. Merci.',

  tray: 'Vos tables en ligne',
  trayYours: 'À vous',
  trayWaits: 'On attend',
  trayGathers: 'On attend des joueurs',
  trayUntil: (time) => `encore ${time}`,
  trayGo: 'Y aller',
  trayGoTo: (game) => `Y aller : ${game}`,
  yourMoveElsewhere: (game) => `À vous à une autre table : ${game}.`,
  against: (names) => `avec ${names}`,
  durations: { d: 'j', h: 'h', min: 'min', s: 's' },
  errors: {
    'bad-request': 'Le serveur n’a pas compris.',
    'bad-message': 'Le serveur n’a pas compris.',
    'bad-options': 'Ces options ne vont pas ensemble.',
    'bad-name': 'Ce nom ne se voit pas.',
    'not-signed-in': 'Le serveur ne vous connaît plus. Rechargez la page.',
    'bad-origin': 'Cette page n’est pas celle de ce serveur.',
    'not-yours': 'Ce n’est pas à vous de le faire.',
    'not-seated': 'Vous n’êtes pas assis à cette table.',
    'talk-not-allowed': 'Ici, seulement les phrases toutes faites.',
    'not-while-rated': 'Rien n’est repris dans une partie classée.',
    'never-taken-back': 'Cela ne peut plus être repris.',
    'not-found': 'Il n’y a rien là.',
    'unknown-game': 'Le serveur ne connaît pas ce jeu.',
    'unknown-table': 'Cette table n’existe pas.',
    'unknown-code': 'Aucune table n’attend sous ce code.',
    'unknown-invite': 'Cette invitation a déjà servi, ou a été retirée.',
    'already-seated': 'Vous y êtes déjà assis.',
    'chair-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'table-full': 'La table est complète.',
    'wrong-phase': 'Il est trop tard pour cela à cette table.',
    'not-watching': 'Vous ne regardez pas cette table.',
    outdated: 'Cette table a été jouée avec d’anciennes règles.',
    'too-large': 'C’est trop long.',
    'too-many-tables': 'Vous êtes assis à trop de tables.',
    'too-many-sockets': 'Cette page est ouverte trop souvent.',
    'too-often': 'Moins vite, s’il vous plaît.',
    broken: 'Quelque chose a échoué au serveur. Réessayez.',
    'no-storage': 'Le serveur ne peut pas écrire. Réessayez.',
    closing: 'Le serveur ferme. Réessayez dans un moment.',
  },
};

export const ONLINE = { en, fr };

/** Those who have a name here, and that there are others. */
function listed(count: number, names: readonly string[], others: string): readonly string[] {
  return names.length > 0 && names.length < count ? [...names, others] : names;
}

function named(number: string, colon: string, names: readonly string[]): string {
  return names.length === 0 ? number : `${number}${colon}${names.join(', ')}`;
}

function paceEn(pace: Pace): string {
  if (pace.type === 'none') return 'no clock';
  if (pace.type === 'slow')
    return pace.hours % 24 === 0 ? daysEn(pace.hours / 24) : `${pace.hours} h a move`;
  return `${minutes(pace.bank)} + ${pace.increment} s a move`;
}

function daysEn(days: number): string {
  return days === 1 ? '1 day a move' : `${days} days a move`;
}

function paceFr(pace: Pace): string {
  if (pace.type === 'none') return 'sans pendule';
  if (pace.type === 'slow')
    return pace.hours % 24 === 0 ? daysFr(pace.hours / 24) : `${pace.hours} h par coup`;
  return `${minutes(pace.bank)} + ${pace.increment} s par coup`;
}

function daysFr(days: number): string {
  return days === 1 ? '1 jour par coup' : `${days} jours par coup`;
}

function minutes(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}
