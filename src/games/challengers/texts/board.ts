import type { Language } from '../../../engine/texts.ts';
import type { Decisions, Participant, PhaseName } from '../kind.ts';
import type { Voice } from './film.ts';

type ByDecision<T> = Readonly<Record<keyof Decisions, T>>;

/** What the board says beside the game's own sentences. */
export interface BoardWords {
  readonly you: string;
  readonly and: string;
  readonly or: string;
  readonly rounds: string;
  readonly round: (n: number) => string;
  readonly roundOf: (n: number, all: number) => string;
  readonly final: string;
  readonly match: string;
  readonly park: (n: number) => string;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly doing: Readonly<Record<PhaseName, string>>;
  readonly won: string;
  readonly lost: string;
  readonly nextMatch: (park: number) => string;
  readonly forTheTitle: string;
  readonly trophyName: string;
  readonly trophyFans: (fans: readonly number[]) => string;
  readonly drawTitle: string;
  readonly drawSays: (offer: number) => string;
  readonly drawFrom: (level: string) => string;
  readonly keep: (picks: number, offer: number) => string;
  readonly closed: string;
  readonly inPile: (cards: number) => string;
  readonly pickTitle: (left: number) => string;
  readonly pickOne: string;
  readonly pick: (card: string) => string;
  readonly picks: (count: number) => string;
  readonly pickOf: (n: number, all: number) => string;
  readonly redraw: (count: number) => string;
  readonly redrawGone: string;
  readonly stop: string;
  readonly youHave: (copies: number) => string;
  /** A card of the deck strengthens this one by `amount`. */
  readonly supportedBy: (card: string, amount: number) => string;
  readonly pressToRead: string;
  readonly newName: (names: number) => string;
  readonly sharesSpace: string;
  readonly hinted: string;
  readonly enlarge: (card: string) => string;
  readonly justMuscle: string;
  readonly tradeTitle: string;
  readonly tradeSays: (count: number) => string;
  readonly tradeNothing: string;
  readonly tradeIn: (count: number) => string;
  readonly trade: (card: string) => string;
  readonly trimTitle: string;
  readonly trimSays: string;
  readonly ready: string;
  readonly removeAndGo: (count: number) => string;
  readonly remove: (card: string) => string;
  readonly out: string;
  readonly deckName: string;
  readonly deck: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly inDeck: (count: number) => string;
  readonly names: (names: number, spaces: number) => string;
  readonly strength: (n: number) => string;
  readonly level: (level: string) => string;
  readonly noEffect: string;
  readonly flag: string;
  readonly holdsFlag: string;
  readonly attacks: string;
  readonly comingUp: string;
  readonly attack: string;
  readonly toReach: string;
  readonly row: string;
  readonly benchName: string;
  readonly bench: (name: string, taken: number, spaces: number) => string;
  readonly deckPile: string;
  readonly exhausted: (n: number) => string;
  readonly charge: (n: number) => string;
  readonly fansWon: (n: number) => string;
  readonly missing: (n: number) => string;
  readonly captured: string;
  readonly notYetCompared: string;
  readonly scrub: string;
  readonly scrubStart: string;
  readonly notShownYet: string;
  readonly attackAt: (attack: number, card: number) => string;
  readonly shot: (now: number, all: number) => string;
  readonly back: string;
  readonly forward: string;
  readonly play: string;
  readonly pause: string;
  readonly skip: string;
  readonly close: string;
  readonly speed: string;
  /** The question, and where the chosen cards go; `most` is the limit. */
  readonly choose: ByDecision<(most: number) => string>;
  readonly chooseSays: ByDecision<(most: number) => string>;
  /** A card's name before what it does. */
  readonly of: (card: string) => string;
  readonly confirm: (count: number, max: number) => string;
  readonly confirmOne: ByDecision<(card: string) => string>;
  readonly chooseNone: string;
  readonly take: (card: string) => string;
  readonly standings: string;
  readonly matches: string;
  readonly sets: string;
  readonly robotShort: string;
  readonly robotDeck: (level: number) => string;
  readonly player: string;
  readonly cardsName: string;
  readonly fans: string;
  readonly trophies: string;
  readonly trophyOf: (round: number) => string;
  readonly bestTwo: string;
  readonly lead: (leader: string, by: number, needed: number) => string;
  readonly even: (needed: number) => string;
  readonly meets: (light: string, dark: string) => string;
  readonly watch: string;
  readonly watchMatch: (round: string, light: string, dark: string, winner: string) => string;
  readonly counting: string;
  readonly counted: (totals: string) => string;
  readonly finalists: (light: string, dark: string) => string;
  readonly wonTournament: (v: Voice, winner: Participant) => string;
  readonly attacksWith: (v: Voice, who: Participant, cards: string) => string;
  readonly youPick: (card: string) => string;
  readonly youRedraw: string;
  readonly youTrade: (cards: string) => string;
  readonly youRemove: (cards: string) => string;
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** In French nothing and one are singular. */
const pluriel = (n: number, un: string, des: string): string => `${n} ${n < 2 ? un : des}`;

const en: BoardWords = {
  you: 'You',
  and: 'and',
  or: 'or',
  rounds: 'Rounds',
  round: (n) => `Round ${n}`,
  roundOf: (n, all) => `Round ${n} of ${all}`,
  final: 'Final',
  match: 'Match',
  park: (n) => `Park ${n}`,
  phases: {
    draw: 'Draft',
    pick: 'Draft',
    trade: 'Trade-in',
    trim: 'Slim your deck',
    ready: 'Ready',
    match: 'Match',
    wait: 'All rounds played',
    done: 'Finished',
  },
  doing: {
    draw: 'Drafting',
    pick: 'Picking',
    trade: 'Trading in',
    trim: 'Slimming',
    ready: 'Ready',
    match: 'In a match',
    wait: 'Waiting',
    done: 'Finished',
  },
  won: 'Won',
  lost: 'Lost',
  nextMatch: (park) => `Next match · Park ${park}`,
  forTheTitle: 'For the title',
  trophyName: 'Trophy',
  trophyFans: (fans) => `${fans.join(' or ')} fans`,
  drawTitle: 'Draw cards',
  drawSays: (offer) => `Choose a level: you’ll see ${offer} cards of it.`,
  drawFrom: (level) => `Draw level ${level}`,
  keep: (picks, offer) => `Keep up to ${picks} of ${offer}`,
  closed: 'Closed this round',
  inPile: (cards) => `${plural(cards, 'card', 'cards')} in the pile`,
  pickTitle: (left) => (left === 1 ? 'Pick a card' : `Pick ${left} cards`),
  pickOne: 'Pick a card',
  pick: (card) => `Pick ${card}`,
  picks: (count) => `pick ${count}`,
  pickOf: (n, all) => `Pick ${n} of ${all}`,
  redraw: (count) => `Redraw all ${count}`,
  redrawGone: 'Redraw used',
  stop: 'Stop here',
  youHave: (copies) => `You have ${copies}`,
  supportedBy: (card, amount) => `${card}: +${amount}`,
  pressToRead: 'Press a card to read it.',
  newName: (names) => `A new name: ${names} names for 6 bench spaces.`,
  sharesSpace: 'It shares a bench space with the one you have.',
  hinted: 'suggested',
  enlarge: (card) => `Enlarge ${card}`,
  justMuscle: 'No effect, just muscle',
  tradeTitle: 'Trade cards in?',
  tradeSays: (count) => `Give up ${plural(count, 'card', 'cards')} for one more pick, or keep all.`,
  tradeNothing: 'Keep all',
  tradeIn: (count) => `Trade in ${count}`,
  trade: (card) => `Trade in ${card}`,
  trimTitle: 'Slim your deck',
  trimSays: 'Press the cards you don’t need. They’ll be gone for good.',
  ready: 'Ready to fight',
  removeAndGo: (count) => `Remove ${count} and fight`,
  remove: (card) => `Remove ${card}`,
  out: 'Out',
  deckName: 'Your deck',
  deck: (count) => `Your deck: ${plural(count, 'card', 'cards')}`,
  cards: (count) => plural(count, 'card', 'cards'),
  inDeck: (count) => `${plural(count, 'card', 'cards')} left, order unknown`,
  names: (names, spaces) => `${plural(names, 'name', 'names')} for ${spaces} bench spaces`,
  strength: (n) => `strength ${n}`,
  level: (level) => `level ${level}`,
  noEffect: 'no effect',
  flag: 'Flag',
  holdsFlag: 'Holds the flag',
  attacks: 'Attacking',
  comingUp: 'Getting ready',
  attack: 'Attack',
  toReach: 'To reach',
  row: 'Row',
  benchName: 'Bench',
  bench: (name, taken, spaces) => `${name}: bench ${taken}/${spaces}`,
  deckPile: 'Deck',
  exhausted: (n) => `${n} exhausted`,
  charge: (n) => `+${n} next attack`,
  fansWon: (n) => `+${plural(n, 'fan', 'fans')}`,
  missing: (n) => (n === 1 ? '1 more takes the flag' : `${n} more take the flag`),
  captured: 'Takes the flag!',
  notYetCompared: 'No flag yet',
  scrub: 'Match timeline',
  scrubStart: 'Start',
  notShownYet: 'Not shown yet',
  attackAt: (attack, card) => `Attack ${attack}, card ${card}`,
  shot: (now, all) => `Scene ${now} of ${all}`,
  back: 'Step back',
  forward: 'Step forward',
  play: 'Play',
  pause: 'Pause',
  skip: 'Skip',
  close: 'Close film',
  speed: 'Speed',
  choose: {
    keepTop: () => 'Which card stays on top?',
    arrange: () => 'Arrange your top cards',
    search: () => 'Search your deck',
    exhaust: (most) => (most > 1 ? 'Which cards leave the bench?' : 'Which card leaves the bench?'),
    benchToDeck: (most) => (most > 1 ? 'Which cards return to the deck?' : 'Which card returns?'),
    reveal: () => 'Which card do you reveal?',
  },
  chooseSays: {
    keepTop: () => 'The other goes to the bottom of your deck.',
    arrange: () => 'They go back on top in the order you press them; 1 comes first.',
    search: () => 'Choose a card. The rest is shuffled.',
    exhaust: (most) =>
      most > 1
        ? 'They go to the exhaust pile and free their space.'
        : 'It goes to the exhaust pile and frees its space.',
    benchToDeck: (most) =>
      most > 1
        ? 'You’ll reveal them again; the last one you press lies on top.'
        : 'It goes on top of your deck: you’ll reveal it again.',
    reveal: () => 'The other stays in your deck.',
  },
  of: (card) => `${card}:`,
  confirm: (count, max) => `Confirm ${count}/${max}`,
  confirmOne: {
    keepTop: (card) => `Keep ${card}`,
    arrange: (card) => `Keep ${card}`,
    search: (card) => `Take ${card}`,
    exhaust: (card) => `Exhaust ${card}`,
    benchToDeck: (card) => `Return ${card}`,
    reveal: (card) => `Reveal ${card}`,
  },
  chooseNone: 'Keep all on the bench',
  take: (card) => `Choose ${card}`,
  standings: 'Standings',
  matches: 'Matches',
  sets: 'Sets in play',
  robotShort: 'Robot',
  robotDeck: (level) => `The Robot’s deck (level ${level})`,
  player: 'Player',
  cardsName: 'Cards',
  fans: 'Fans',
  trophies: 'Trophies',
  trophyOf: (round) => `Round ${round} trophy`,
  bestTwo: 'The two with the most fans meet in the final.',
  lead: (leader, by, needed) => `${leader}: ${by} ahead. A lead of ${needed} wins at once.`,
  even: (needed) => `Even. A lead of ${needed} wins at once.`,
  meets: (light, dark) => `${light} – ${dark}`,
  watch: 'Watch this match',
  watchMatch: (round, light, dark, winner) =>
    `Watch ${round}: ${light} – ${dark}, winner: ${winner}`,
  counting: 'Counting the fans',
  counted: (totals) => `Fan count: ${totals}.`,
  finalists: (light, dark) => `The final: ${light} – ${dark}`,
  wonTournament: (v, winner) =>
    v(winner, 'You win the tournament!', (name) => `${name} wins the tournament`),
  attacksWith: (v, who, cards) =>
    v(who, `**You** attack with ${cards}`, (name) => `**${name}** attacks with ${cards}`),
  youPick: (card) => `**You** pick ${card}.`,
  youRedraw: '**You** redraw.',
  youTrade: (cards) => `**You** trade in ${cards}.`,
  youRemove: (cards) => `**You** remove ${cards}.`,
};

const fr: BoardWords = {
  you: 'Vous',
  and: 'et',
  or: 'ou',
  rounds: 'Manches',
  round: (n) => `Manche ${n}`,
  roundOf: (n, all) => `Manche ${n} sur ${all}`,
  final: 'Finale',
  match: 'Match',
  park: (n) => `Parc ${n}`,
  phases: {
    draw: 'Pioche',
    pick: 'Pioche',
    trade: 'Échange',
    trim: 'Tri du deck',
    ready: 'Prêt',
    match: 'Match',
    wait: 'Manches terminées',
    done: 'Terminé',
  },
  doing: {
    draw: 'Pioche',
    pick: 'Choisit',
    trade: 'Échange',
    trim: 'Trie',
    ready: 'Prêt',
    match: 'En match',
    wait: 'Attend',
    done: 'Terminé',
  },
  won: 'Gagné',
  lost: 'Perdu',
  nextMatch: (park) => `Prochain match · Parc ${park}`,
  forTheTitle: 'Pour le titre',
  trophyName: 'Trophée',
  trophyFans: (fans) => `${fans.join(' ou ')} fans`,
  drawTitle: 'Piochez',
  drawSays: (offer) => `Choisissez un niveau : vous en verrez ${offer} cartes.`,
  drawFrom: (level) => `Piocher en ${level}`,
  keep: (picks, offer) => `Jusqu’à ${picks} sur ${offer}`,
  closed: 'Fermé pour cette manche',
  inPile: (cards) => `${pluriel(cards, 'carte', 'cartes')} dans la pile`,
  pickTitle: (left) => (left === 1 ? 'Choisissez une carte' : `Choisissez ${left} cartes`),
  pickOne: 'Choisir',
  pick: (card) => `Choisir ${card}`,
  picks: (count) => `${count} choix`,
  pickOf: (n, all) => `Choix ${n} sur ${all}`,
  redraw: (count) => `Repiocher les ${count}`,
  redrawGone: 'Repioche utilisée',
  stop: 'Arrêter là',
  youHave: (copies) => `Vous en avez ${copies}`,
  supportedBy: (card, amount) => `${card} : +${amount}`,
  pressToRead: 'Touchez une carte pour la lire.',
  newName: (names) => `Nouveau nom : ${names} noms pour 6 places de banc.`,
  sharesSpace: 'Elle partage une place de banc avec la vôtre.',
  hinted: 'conseillé',
  enlarge: (card) => `Agrandir ${card}`,
  justMuscle: 'Sans effet, que du muscle',
  tradeTitle: 'Faire un échange ?',
  tradeSays: (count) =>
    `Cédez ${pluriel(count, 'carte', 'cartes')} pour un choix de plus, ou gardez tout.`,
  tradeNothing: 'Tout garder',
  tradeIn: (count) => `En échanger ${count}`,
  trade: (card) => `Échanger ${card}`,
  trimTitle: 'Allégez votre deck',
  trimSays: 'Touchez les cartes de trop. Elles partent pour de bon.',
  ready: 'Prêt à jouer',
  removeAndGo: (count) => `En retirer ${count} et jouer`,
  remove: (card) => `Retirer ${card}`,
  out: 'Sort',
  deckName: 'Votre deck',
  deck: (count) => `Votre deck : ${pluriel(count, 'carte', 'cartes')}`,
  cards: (count) => pluriel(count, 'carte', 'cartes'),
  inDeck: (count) => `encore ${pluriel(count, 'carte', 'cartes')}, ordre inconnu`,
  names: (names, spaces) => `${pluriel(names, 'nom', 'noms')} pour ${spaces} places de banc`,
  strength: (n) => `force ${n}`,
  level: (level) => `niveau ${level}`,
  noEffect: 'sans effet',
  flag: 'Drapeau',
  holdsFlag: 'Tient le drapeau',
  attacks: 'Attaque',
  comingUp: 'Se prépare',
  attack: 'Attaque',
  toReach: 'À atteindre',
  row: 'Rangée',
  benchName: 'Banc',
  bench: (name, taken, spaces) => `${name} : banc ${taken}/${spaces}`,
  deckPile: 'Deck',
  exhausted: (n) => `${n} en réserve`,
  charge: (n) => `+${n} à la prochaine attaque`,
  fansWon: (n) => `+${pluriel(n, 'fan', 'fans')}`,
  missing: (n) => `Encore ${n} pour le drapeau`,
  captured: 'Drapeau pris !',
  notYetCompared: 'Pas encore de drapeau',
  scrub: 'Déroulement du match',
  scrubStart: 'Début',
  notShownYet: 'À voir',
  attackAt: (attack, card) => `Attaque ${attack}, carte ${card}`,
  shot: (now, all) => `Scène ${now} sur ${all}`,
  back: 'Reculer',
  forward: 'Avancer',
  play: 'Lire',
  pause: 'Pause',
  skip: 'Passer',
  close: 'Fermer le film',
  speed: 'Vitesse',
  choose: {
    keepTop: () => 'Quelle carte reste dessus ?',
    arrange: () => 'Rangez vos cartes du dessus',
    search: () => 'Cherchez dans votre deck',
    exhaust: (most) =>
      most > 1 ? 'Quelles cartes quittent le banc ?' : 'Quelle carte quitte le banc ?',
    benchToDeck: (most) => (most > 1 ? 'Quelles cartes reviennent ?' : 'Quelle carte revient ?'),
    reveal: () => 'Quelle carte révélez-vous ?',
  },
  chooseSays: {
    keepTop: () => 'L’autre passe sous votre deck.',
    arrange: () => 'Elles reviennent dessus dans l’ordre où vous les touchez, la 1 en premier.',
    search: () => 'Choisissez une carte. Le reste est mélangé.',
    exhaust: (most) =>
      most > 1
        ? 'Elles vont en réserve et libèrent leur place.'
        : 'Elle va en réserve et libère sa place.',
    benchToDeck: (most) =>
      most > 1
        ? 'Vous les révélerez à nouveau ; la dernière touchée est au-dessus.'
        : 'Elle revient sur votre deck : vous la révélerez à nouveau.',
    reveal: () => 'L’autre reste dans votre deck.',
  },
  of: (card) => `${card} :`,
  confirm: (count, max) => `Confirmer ${count}/${max}`,
  confirmOne: {
    keepTop: (card) => `Garder ${card}`,
    arrange: (card) => `Garder ${card}`,
    search: (card) => `Prendre ${card}`,
    exhaust: (card) => `En réserve : ${card}`,
    benchToDeck: (card) => `Reprendre ${card}`,
    reveal: (card) => `Révéler ${card}`,
  },
  chooseNone: 'Tout laisser au banc',
  take: (card) => `Choisir ${card}`,
  standings: 'Classement',
  matches: 'Matchs',
  sets: 'Sets en jeu',
  robotShort: 'Robot',
  robotDeck: (level) => `Le deck du Robot (niveau ${level})`,
  player: 'Joueur',
  cardsName: 'Cartes',
  fans: 'Fans',
  trophies: 'Trophées',
  trophyOf: (round) => `Trophée de la manche ${round}`,
  bestTwo: 'Les deux joueurs qui ont le plus de fans jouent la finale.',
  lead: (leader, by, needed) =>
    `${leader} : ${by} d’avance. Une avance de ${needed} fait gagner aussitôt.`,
  even: (needed) => `Égalité. Une avance de ${needed} fait gagner aussitôt.`,
  meets: (light, dark) => `${light} – ${dark}`,
  watch: 'Voir ce match',
  watchMatch: (round, light, dark, winner) =>
    `Voir ${round} : ${light} – ${dark}, vainqueur : ${winner}`,
  counting: 'Décompte des fans',
  counted: (totals) => `Décompte des fans : ${totals}.`,
  finalists: (light, dark) => `La finale : ${light} – ${dark}`,
  wonTournament: (v, winner) =>
    v(winner, 'Vous gagnez le tournoi !', (name) => `${name} gagne le tournoi`),
  attacksWith: (v, who, cards) =>
    v(who, `**Vous** attaquez avec ${cards}`, (name) => `**${name}** attaque avec ${cards}`),
  youPick: (card) => `**Vous** choisissez ${card}.`,
  youRedraw: '**Vous** repiochez.',
  youTrade: (cards) => `**Vous** échangez ${cards}.`,
  youRemove: (cards) => `**Vous** retirez ${cards}.`,
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr };
