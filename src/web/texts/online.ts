import type { ErrorCode } from '../../client/protocol/errors.ts';
import type { Pace, Phrase } from '../../client/protocol/table.ts';
import { deNom } from '../../engine/texts.ts';

/** The texts of online play. */
const en = {
  lobby: 'Lobby',
  lobbyLead: 'Join a table or open your own. No account needed.',
  noServer: 'You’re offline',
  noServerWhy:
    'The server can’t be reached. You can still play bots, play on one device, take lessons, read the rules and watch replays.',
  asking: 'Connecting …',
  again: 'Try again',
  filters: (game: string, pace: string, language: string) => `Show: ${game}, ${pace}, ${language}`,
  game: 'Game',
  allGames: 'All games',
  pace: 'Time control',
  anyPace: 'Any time control',
  anyLanguage: 'Any language',
  paceKinds: { live: 'Live', slow: 'A move a day', none: 'No time limit' },
  waitingTables: 'Waiting for players',
  runningTables: 'Games in progress',
  noWaiting: 'No open tables right now. Open one and it shows up here.',
  quickJoin: 'Join any open table',
  open: 'Open a table',
  join: 'Join',
  watch: 'Watch',
  joinAt: (game: string, who: string) => `Join: ${game}, ${who}`,
  watchAt: (game: string, who: string) => `Watch: ${game}, ${who}`,
  freeSeats: (free: number, seats: number) =>
    free === 1 ? `1 of ${seats} seats open` : `${free} of ${seats} seats open`,
  botsHold: (bots: number) =>
    bots === 1 ? 'you can replace a bot' : `you can replace one of ${bots} bots`,
  nobody: 'nobody yet',
  enterCode: 'Table code',
  enter: 'Join',
  paceOf: (pace: Pace) => paceEn(pace),
  rated: 'Rated',
  match: (legs: number) => (legs === 1 ? 'One game' : `Match of ${legs} games`),
  rulebook: 'standard rules',
  tableOf: (game: string) => `${game} table`,

  me: 'You',
  freeSeat: 'Open seat',
  paces: 'Time control',
  legs: 'Length',
  legsNote: 'In a match, players change seats after each game and scores add up.',
  talk: 'Chat',
  talks: { phrases: 'Preset phrases only', free: 'Free text' },
  spoken: 'Chat language',
  spokenNote: 'Everyone sees the game in their own language; this one is for chat.',
  listed: 'Who can join',
  listedAs: { yes: 'Anyone (listed in the lobby)', no: 'Only with link or code' },
  counts: 'Rated?',
  countsAs: { no: 'Casual', yes: 'Rated: changes ratings, no undo' },
  summary: 'Summary',
  seatsLine: (people: number, bots: number) =>
    [people > 0 ? `${people} open` : '', bots > 0 ? `${bots} ${bots === 1 ? 'bot' : 'bots'}` : '']
      .filter((part) => part !== '')
      .join(', '),
  youAnd: (others: string) => `you, ${others}`,
  listedLine: { yes: 'listed', no: 'private' },
  opening: 'Open table',

  gathering: 'Waiting for players',
  link: 'Table link',
  copyLink: 'Copy link',
  linkCopied: 'Copied.',
  qr: 'QR code',
  codeIs: (code: string) => `Code: ${code.split('').join(' ')}`,
  seatLinkNote: 'Or reserve a seat: a link for one person that works once.',
  makeSeatLink: 'Reserve a seat',
  seatLinkFor: (letter: string) => `Link for seat ${letter}`,
  seatLinkElsewhere: (letter: string) =>
    `Seat ${letter} is reserved. Its link is only shown on the device that made it.`,
  copySeatLink: (letter: string) => `Copy link for seat ${letter}`,
  withdraw: (letter: string) => `Cancel link for seat ${letter}`,
  invited: 'You’re invited to play',
  invitedLead: 'A seat is reserved for you. This link works once, in this browser.',
  takeUp: 'Take seat',
  sitHere: (letter: string) => `Take seat ${letter}`,
  putBot: (letter: string) => `Player in seat ${letter}`,
  kept: 'Reserved',
  keptForMe: 'It’s reserved for me',
  free: 'Open seat',
  you: 'you',
  startWithBots: 'Start now with bots',
  takeSeat: (name: string) => `Take ${name}’s seat`,
  dealing: 'Shuffling fairly',
  dealingLead:
    'Each player commits to a random number; then all are revealed and mixed, so nobody can rig the deal.',
  promised: 'committed',
  shown: 'revealed',
  waitsFor: 'waiting',
  watchers: (count: number, names: readonly string[]) =>
    named(count === 1 ? '1 watching' : `${count} watching`, ': ', listed(count, names, 'others')),
  spectator: 'You’re watching',
  spectatorNote: 'You only see what is public.',
  gone: 'This table is closed',
  goneWhy: 'Everyone left before the start, or agreed to cancel the game.',
  notFound: 'Table not found',
  toLobby: 'Go to lobby',

  company: 'Players',
  here: 'online',
  away: 'offline',
  botPlays: (name: string) => `${name} is filling in`,
  noClock: 'No time limit',
  theyAnswer: 'Waiting for the others',

  offline: 'Connection lost. Reconnecting … nothing is lost.',
  backAgain: 'Back online.',
  wereAway: 'While you were away:',
  gameEnded: (number: number) =>
    `Game ${number} of the match is over. Players move on by one seat.`,
  readIt: 'Got it',
  moreBefore: (count: number) => `… and ${count} more in the log.`,

  handOver: 'Let a bot take over',
  handOverNote: 'A bot plays for you until you come back.',
  resign: 'Resign',
  resignNote: (seats: number): string =>
    seats === 2
      ? 'You lose and the game ends.'
      : 'You take last place and a bot plays on in your seat.',
  callOff: 'Cancel game',
  callOffNote: 'If everyone agrees, the game ends without a result.',
  botHolds: (name: string) => `${name} is playing in your seat.`,
  takeBackSeat: 'Take my seat back',
  wantsBack: (name: string) => `${name} asks to undo the last move.`,
  wantsOff: (name: string) => `${name} asks to cancel the game.`,
  youWish: 'Waiting for the others to agree.',
  agree: 'Agree',
  decline: 'Decline',
  wantsRematch: 'A rematch is ready.',
  rematch: 'Rematch',
  toRematch: 'Join the rematch',

  chat: 'Chat',
  chatEmpty: 'No messages yet.',
  chatFree: 'Message',
  chatSend: 'Send',
  chatPhrases: 'Preset phrases',
  chatWatch: 'Only spectators see this until the game is over.',
  spectatorMark: 'spectator',
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
  muteNote: 'You won’t see their messages at any table.',
  youDoNotHear: (name: string) => `${name} is muted.`,
  unmute: (name: string) => `Unmute ${name}`,
  report: (name: string) => `Report ${name}`,
  reportAsk: 'What’s wrong? The server’s operators will read this.',
  reportSend: 'Report',
  reported: 'Reported. Thank you.',

  tray: 'Your online games',
  trayYours: 'Your turn',
  trayWaits: 'Waiting',
  trayGathers: 'Waiting for players',
  trayUntil: (time: string) => `${time} left`,
  trayGo: 'Open',
  trayGoTo: (game: string) => `Open: ${game}`,
  against: (names: string) => `with ${names}`,
  durations: { d: 'd', h: 'h', min: 'min', s: 's' },
  errors: {
    'bad-request': 'The server didn’t understand the request.',
    'bad-message': 'The server didn’t understand the message.',
    'bad-options': 'These options can’t be combined.',
    'bad-name': 'A name needs at least one visible character.',
    'not-signed-in': 'You’ve been signed out. Reload the page.',
    'bad-origin': 'This page doesn’t belong to this server.',
    'not-yours': 'You’re not allowed to do that.',
    'not-seated': 'You’re not playing at this table.',
    'talk-not-allowed': 'Only preset phrases are allowed here.',
    'record-full': 'This game’s log is full: you can only make moves now.',
    'not-while-rated': 'No undo in rated games.',
    'in-tournament': 'This is a tournament table. You can withdraw on the tournament’s page.',
    sealed:
      'The same cards are still being played at other tables. Come back when the tournament is over.',
    'unknown-tournament': 'There’s no such tournament.',
    'tournament-full': 'This tournament is full.',
    'too-few-players': 'Too few players have joined to begin.',
    'too-many-tournaments':
      'You’re already organising five tournaments. Finish or cancel one first.',
    'never-taken-back': 'This move can’t be undone any more.',
    'not-found': 'Not found.',
    'unknown-game': 'This server doesn’t have this game.',
    'unknown-table': 'Table not found.',
    'unknown-code': 'No open table has this code.',
    'unknown-invite': 'This invitation has been used or cancelled.',
    'account-needed': 'Rated games need an account. Sign in or create one first.',
    'wrong-code': 'Username and recovery code don’t match.',
    silenced: 'An operator has turned off your chat for now.',
    banned: 'An operator has suspended your account for now.',
    blocked: 'A player here has blocked you. Pick another table or player.',
    'already-seated': 'You’re already at this table.',
    'chair-taken': 'That seat was just taken.',
    'table-full': 'The table is full.',
    'wrong-phase': 'It’s too late for that at this table.',
    'between-games': 'The next game hasn’t begun yet.',
    'not-watching': 'You’re not watching this table.',
    'question-passed': 'Too late: the game has already moved on.',
    outdated: 'This table uses an older version of the rules.',
    'too-large': 'That’s too long.',
    'too-many-tables': 'You’re at too many tables already.',
    'too-many-sockets': 'Too many tabs are open.',
    'too-often': 'Too many requests. Try again in a moment.',
    broken: 'Server error. Try again.',
    'no-storage': 'The server can’t save right now. Try again.',
    closing: 'The server is restarting. Try again in a moment.',
  } satisfies Record<ErrorCode, string>,
};

export type OnlineWords = typeof en;

const fr: OnlineWords = {
  lobby: 'Salon',
  lobbyLead: 'Rejoignez une table ou créez la vôtre, sans compte.',
  noServer: 'Vous êtes hors ligne',
  noServerWhy:
    'Le serveur est injoignable. Vous pouvez toujours jouer contre les robots ou sur un seul appareil, suivre les leçons, lire les règles et revoir vos parties.',
  asking: 'Connexion …',
  again: 'Réessayer',
  filters: (game, pace, language) => `Afficher : ${game}, ${pace}, ${language}`,
  game: 'Jeu',
  allGames: 'Tous les jeux',
  pace: 'Cadence',
  anyPace: 'Toutes cadences',
  anyLanguage: 'Toutes langues',
  paceKinds: { live: 'En direct', slow: 'Un coup par jour', none: 'Temps illimité' },
  waitingTables: 'En attente de joueurs',
  runningTables: 'Parties en cours',
  noWaiting: 'Aucune table ouverte pour l’instant. Créez-en une : elle apparaîtra ici.',
  quickJoin: 'Rejoindre une table ouverte',
  open: 'Créer une table',
  join: 'Rejoindre',
  watch: 'Regarder',
  joinAt: (game, who) => `Rejoindre : ${game}, ${who}`,
  watchAt: (game, who) => `Regarder : ${game}, ${who}`,
  freeSeats: (free, seats) =>
    free === 1 ? `1 place libre sur ${seats}` : `${free} places libres sur ${seats}`,
  botsHold: (bots) =>
    bots === 1 ? 'vous pouvez remplacer un robot' : `vous pouvez remplacer un des ${bots} robots`,
  nobody: 'personne pour l’instant',
  enterCode: 'Code de la table',
  enter: 'Rejoindre',
  paceOf: (pace) => paceFr(pace),
  rated: 'Classée',
  match: (legs) => (legs === 1 ? 'Une partie' : `Match en ${legs} parties`),
  rulebook: 'règles standard',
  tableOf: (game) => `Table de ${game}`,

  me: 'Vous',
  freeSeat: 'Place libre',
  paces: 'Cadence',
  legs: 'Durée',
  legsNote:
    'Dans un match, les joueurs changent de place après chaque partie et les points s’additionnent.',
  talk: 'Discussion',
  talks: { phrases: 'Phrases prédéfinies', free: 'Texte libre' },
  spoken: 'Langue de la discussion',
  spokenNote: 'Chacun voit le jeu dans sa langue ; celle-ci sert à discuter.',
  listed: 'Qui peut rejoindre',
  listedAs: { yes: 'Tout le monde (table publique)', no: 'Seulement avec le lien ou le code' },
  counts: 'Partie classée ?',
  countsAs: {
    no: 'Amicale',
    yes: 'Classée : compte pour le classement, sans annulation',
  },
  summary: 'Résumé',
  seatsLine: (people, bots) =>
    [
      people > 0 ? `${people} ${people === 1 ? 'libre' : 'libres'}` : '',
      bots > 0 ? `${bots} ${bots === 1 ? 'robot' : 'robots'}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  youAnd: (others) => `vous, ${others}`,
  listedLine: { yes: 'publique', no: 'privée' },
  opening: 'Créer la table',

  gathering: 'En attente de joueurs',
  link: 'Lien de la table',
  copyLink: 'Copier le lien',
  linkCopied: 'Copié.',
  qr: 'QR code',
  codeIs: (code) => `Code : ${code.split('').join(' ')}`,
  seatLinkNote: 'Ou réservez une place : un lien personnel, valable une fois.',
  makeSeatLink: 'Réserver une place',
  seatLinkFor: (letter) => `Lien pour la place ${letter}`,
  seatLinkElsewhere: (letter) =>
    `La place ${letter} est réservée. Son lien n’est visible que sur l’appareil qui l’a créé.`,
  copySeatLink: (letter) => `Copier le lien de la place ${letter}`,
  withdraw: (letter) => `Annuler le lien de la place ${letter}`,
  invited: 'Vous êtes invité à jouer',
  invitedLead: 'Une place vous est réservée. Ce lien est valable une fois, dans ce navigateur.',
  takeUp: 'Prendre la place',
  sitHere: (letter) => `Prendre la place ${letter}`,
  putBot: (letter) => `Joueur à la place ${letter}`,
  kept: 'Réservée',
  keptForMe: 'Elle est pour moi',
  free: 'Place libre',
  you: 'vous',
  startWithBots: 'Commencer avec des robots',
  takeSeat: (name) => `Prendre la place ${deNom(name)}`,
  dealing: 'Mélange équitable',
  dealingLead:
    'Chaque joueur s’engage sur un nombre aléatoire ; tous sont ensuite révélés et mélangés : personne ne peut truquer la donne.',
  promised: 'engagé',
  shown: 'révélé',
  waitsFor: 'en attente',
  watchers: (count, names) =>
    named(
      count === 1 ? '1 spectateur' : `${count} spectateurs`,
      ' : ',
      listed(count, names, 'd’autres'),
    ),
  spectator: 'Vous êtes spectateur',
  spectatorNote: 'Vous ne voyez que ce qui est public.',
  gone: 'Cette table est fermée',
  goneWhy: 'Tout le monde est parti avant le début, ou a accepté d’annuler la partie.',
  notFound: 'Table introuvable',
  toLobby: 'Aller au salon',

  company: 'Joueurs',
  here: 'en ligne',
  away: 'hors ligne',
  botPlays: (name) => `remplacé par ${name}`,
  noClock: 'Temps illimité',
  theyAnswer: 'En attente des autres',

  offline: 'Connexion perdue. Reconnexion … rien n’est perdu.',
  backAgain: 'De nouveau en ligne.',
  wereAway: 'Pendant votre absence :',
  gameEnded: (number) => `La partie ${number} du match est terminée. Chacun se décale d’une place.`,
  readIt: 'Compris',
  moreBefore: (count) => `… et ${count} autres dans le journal.`,

  handOver: 'Laisser un robot prendre le relais',
  handOverNote: 'Un robot joue pour vous jusqu’à votre retour.',
  resign: 'Abandonner',
  resignNote: (seats) =>
    seats === 2
      ? 'Vous perdez et la partie se termine.'
      : 'Vous finissez dernier et un robot joue à votre place.',
  callOff: 'Annuler la partie',
  callOffNote: 'Si tout le monde est d’accord, la partie se termine sans résultat.',
  botHolds: (name) => `${name} joue à votre place.`,
  takeBackSeat: 'Reprendre ma place',
  wantsBack: (name) => `${name} demande à annuler le dernier coup.`,
  wantsOff: (name) => `${name} propose d’annuler la partie.`,
  youWish: 'En attente de l’accord des autres.',
  agree: 'Accepter',
  decline: 'Refuser',
  wantsRematch: 'Une revanche vous attend.',
  rematch: 'Revanche',
  toRematch: 'Rejoindre la revanche',

  chat: 'Discussion',
  chatEmpty: 'Aucun message.',
  chatFree: 'Message',
  chatSend: 'Envoyer',
  chatPhrases: 'Phrases prédéfinies',
  chatWatch: 'Seuls les spectateurs voient vos messages jusqu’à la fin de la partie.',
  spectatorMark: 'spectateur',
  phrases: {
    hello: 'Bonjour !',
    goodLuck: 'Bonne chance !',
    wellPlayed: 'Bien joué !',
    thanks: 'Merci !',
    sorry: 'Désolé !',
    thinking: 'Je réfléchis.',
    yourTurn: 'À vous.',
    oneMoment: 'Un moment, s’il vous plaît.',
    goodGame: 'Belle partie !',
    rematch: 'Une revanche ?',
    bye: 'Au revoir !',
  },
  mute: (name) => `Mettre ${name} en sourdine`,
  muteNote: 'Vous ne verrez plus ses messages, à aucune table.',
  youDoNotHear: (name) => `${name} est en sourdine.`,
  unmute: (name) => `Réactiver ${name}`,
  report: (name) => `Signaler ${name}`,
  reportAsk: 'Que s’est-il passé ? Les opérateurs du serveur liront ce message.',
  reportSend: 'Signaler',
  reported: 'Signalé. Merci.',

  tray: 'Vos parties en ligne',
  trayYours: 'À vous de jouer',
  trayWaits: 'En attente',
  trayGathers: 'En attente de joueurs',
  trayUntil: (time) => `encore ${time}`,
  trayGo: 'Ouvrir',
  trayGoTo: (game) => `Ouvrir : ${game}`,
  against: (names) => `avec ${names}`,
  durations: { d: 'j', h: 'h', min: 'min', s: 's' },
  errors: {
    'bad-request': 'Le serveur n’a pas compris la demande.',
    'bad-message': 'Le serveur n’a pas compris le message.',
    'bad-options': 'Ces options sont incompatibles.',
    'bad-name': 'Un nom doit avoir au moins un caractère visible.',
    'not-signed-in': 'Vous avez été déconnecté. Rechargez la page.',
    'bad-origin': 'Cette page n’appartient pas à ce serveur.',
    'not-yours': 'Vous n’en avez pas le droit.',
    'not-seated': 'Vous ne jouez pas à cette table.',
    'talk-not-allowed': 'Seules les phrases prédéfinies sont autorisées ici.',
    'record-full':
      'Le journal de cette partie est plein : vous ne pouvez plus que jouer des coups.',
    'not-while-rated': 'Pas d’annulation dans une partie classée.',
    'in-tournament': 'C’est une table de tournoi. Vous pouvez vous retirer sur la page du tournoi.',
    sealed: 'Les mêmes cartes se jouent encore à d’autres tables. Revenez à la fin du tournoi.',
    'unknown-tournament': 'Ce tournoi n’existe pas.',
    'tournament-full': 'Ce tournoi est complet.',
    'too-few-players': 'Trop peu de joueurs se sont inscrits pour commencer.',
    'too-many-tournaments':
      'Vous organisez déjà cinq tournois. Terminez-en ou annulez-en un d’abord.',
    'never-taken-back': 'Ce coup ne peut plus être annulé.',
    'not-found': 'Introuvable.',
    'unknown-game': 'Ce serveur ne propose pas ce jeu.',
    'unknown-table': 'Table introuvable.',
    'unknown-code': 'Aucune table ouverte n’a ce code.',
    'unknown-invite': 'Cette invitation a déjà servi ou a été annulée.',
    'account-needed': 'Les parties classées demandent un compte. Connectez-vous ou créez-en un.',
    'wrong-code': 'L’identifiant et le code de secours ne correspondent pas.',
    silenced: 'Un opérateur vous a temporairement retiré l’accès à la discussion.',
    banned: 'Un opérateur a suspendu temporairement votre compte.',
    blocked: 'Un joueur vous a bloqué ici. Choisissez une autre table ou un autre joueur.',
    'already-seated': 'Vous êtes déjà à cette table.',
    'chair-taken': 'Cette place vient d’être prise.',
    'table-full': 'La table est complète.',
    'wrong-phase': 'Trop tard : ce n’est plus possible à cette table.',
    'between-games': 'La partie suivante n’a pas encore commencé.',
    'not-watching': 'Vous ne regardez pas cette table.',
    'question-passed': 'Trop tard : la partie a déjà avancé.',
    outdated: 'Cette table utilise une ancienne version des règles.',
    'too-large': 'C’est trop long.',
    'too-many-tables': 'Vous jouez déjà à trop de tables.',
    'too-many-sockets': 'Trop d’onglets sont ouverts.',
    'too-often': 'Trop de demandes. Réessayez dans un instant.',
    broken: 'Erreur du serveur. Réessayez.',
    'no-storage': 'Le serveur ne peut rien enregistrer pour l’instant. Réessayez.',
    closing: 'Le serveur redémarre. Réessayez dans un instant.',
  },
};

export const ONLINE = { en, fr };

/** The named people, and that there are others. */
function listed(count: number, names: readonly string[], others: string): readonly string[] {
  return names.length > 0 && names.length < count ? [...names, others] : names;
}

function named(number: string, colon: string, names: readonly string[]): string {
  return names.length === 0 ? number : `${number}${colon}${names.join(', ')}`;
}

function paceEn(pace: Pace): string {
  if (pace.type === 'none') return 'no time limit';
  if (pace.type === 'slow')
    return pace.hours % 24 === 0 ? daysEn(pace.hours / 24) : `${pace.hours} h a move`;
  return `${minutes(pace.bank)} + ${pace.increment} s a move`;
}

function daysEn(days: number): string {
  return days === 1 ? '1 day a move' : `${days} days a move`;
}

function paceFr(pace: Pace): string {
  if (pace.type === 'none') return 'temps illimité';
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
