import type { Language } from '../../../engine/texts.ts';
import type { Decisions, Result } from '../kind.ts';

/** What the board says beside the game's own sentences. */
export interface BoardWords {
  readonly plan: string;
  readonly round: (n: number) => string;
  readonly final: string;
  readonly now: string;
  readonly or: string;
  readonly picks: (level: string, count: number) => string;
  readonly watchMatch: (
    round: string,
    light: string,
    dark: string,
    winner: string | null,
  ) => string;
  readonly toCome: (light: string, dark: string) => string;
  readonly park: (n: number) => string;
  readonly draft: string;
  readonly chooseLevel: string;
  readonly drawFrom: (level: string, picks: number, pile: number) => string;
  readonly closedLevel: (level: string) => string;
  readonly offer: (level: string, left: number) => string;
  readonly redraw: (count: number) => string;
  readonly redrawGone: string;
  readonly stop: string;
  readonly pick: (card: string) => string;
  readonly newName: (names: number) => string;
  readonly sharesSpace: string;
  readonly hinted: string;
  readonly tradeFor: (card: string) => string;
  readonly tradeNothing: string;
  readonly tradeIn: (count: number) => string;
  readonly trim: string;
  readonly ready: string;
  readonly nextUp: (opponent: string, park: string) => string;
  readonly deck: (count: number) => string;
  readonly inDeck: (count: number) => string;
  readonly remove: (card: string) => string;
  readonly removeShort: string;
  readonly copies: (count: number) => string;
  readonly names: (names: number, spaces: number) => string;
  readonly namesLabel: string;
  readonly tooManyNames: (names: number, spaces: number) => string;
  readonly fullOfNames: (spaces: number) => string;
  readonly strength: (n: number) => string;
  readonly level: (level: string) => string;
  readonly noEffect: string;
  readonly match: string;
  readonly flag: string;
  readonly holdsFlag: string;
  readonly attacks: string;
  readonly row: string;
  readonly bench: (taken: number, spaces: number) => string;
  readonly space: (n: number) => string;
  readonly emptySpace: string;
  readonly deckLeft: (n: number) => string;
  readonly exhausted: (n: number) => string;
  readonly charge: (n: number) => string;
  readonly fansWon: (n: number) => string;
  readonly attackOf: (name: string) => string;
  readonly holdOf: (name: string) => string;
  readonly against: string;
  readonly missing: (n: number) => string;
  readonly captured: string;
  readonly notYetCompared: string;
  readonly step: (now: number, all: number) => string;
  readonly controls: string;
  readonly back: string;
  readonly forward: string;
  readonly playOn: string;
  readonly pause: string;
  readonly skip: string;
  readonly speed: string;
  readonly again: string;
  readonly fold: string;
  readonly beat: (round: string, winner: string, loser: string) => string;
  readonly choose: Readonly<Record<keyof Decisions, string>>;
  readonly bySource: (card: string) => string;
  readonly chosen: (count: number, min: number, max: number) => string;
  readonly inOrder: Readonly<Record<keyof Decisions, string>>;
  readonly confirm: string;
  readonly confirmNone: string;
  readonly take: (card: string) => string;
  readonly standings: string;
  readonly standingsLater: string;
  readonly player: string;
  readonly state: string;
  readonly cards: string;
  readonly fans: string;
  readonly trophies: string;
  readonly total: string;
  readonly atLeast: (n: number) => string;
  readonly trophyOf: (round: number, fans: number | null) => string;
  readonly noTrophies: string;
  readonly lead: (leader: string, by: number, needed: number) => string;
  readonly even: (needed: number) => string;
  readonly leadLabel: string;
  readonly waiting: Readonly<Record<'ready' | 'match' | 'wait' | 'done', string>>;
  readonly watching: string;
  readonly winner: (name: string) => string;
  readonly how: Readonly<Record<Result['reason'], string>>;
  readonly place: (n: number) => string;
  readonly finalists: (light: string, dark: string) => string;
}

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** In French nothing and one are singular. */
const pluriel = (n: number, un: string, des: string): string => `${n} ${n < 2 ? un : des}`;

const en: BoardWords = {
  plan: 'Tournament plan',
  round: (n) => `Round ${n}`,
  final: 'Final',
  now: 'now',
  or: 'or',
  picks: (level, count) => `${count} × ${level}`,
  watchMatch: (round, light, dark, winner) =>
    `Watch ${round}: ${light} against ${dark}${winner === null ? '' : `, won by ${winner}`}`,
  toCome: (light, dark) => `${light} meets ${dark}`,
  park: (n) => `Park ${n}`,
  draft: 'Draft',
  chooseLevel: 'From which level do you draw five cards?',
  drawFrom: (level, picks, pile) =>
    `Level ${level}: keep up to ${picks} of five. ${plural(pile, 'card', 'cards')} in the pile.`,
  closedLevel: (level) => `Level ${level}: closed this round`,
  offer: (level, left) => `Level ${level}: ${plural(left, 'card', 'cards')} to pick`,
  redraw: (count) => `Redraw all ${count}`,
  redrawGone: 'Redraw used up',
  stop: 'Stop picking',
  pick: (card) => `Pick ${card}`,
  newName: (names) => `a new name: ${names} of 6 on the bench`,
  sharesSpace: 'shares a space on the bench',
  hinted: 'suggested',
  tradeFor: (card) => `${card}: trade other cards in for one more pick?`,
  tradeNothing: 'Trade nothing in',
  tradeIn: (count) => `Trade in ${count}`,
  trim: 'Slim your deck: what you remove is gone. Then be ready; there is no way back.',
  ready: 'Ready for the match',
  nextUp: (opponent, park) => `Next: ${opponent}, ${park}`,
  deck: (count) => `Your deck: ${plural(count, 'card', 'cards')}`,
  inDeck: (count) => `Still in your deck: ${plural(count, 'card', 'cards')}, order unknown`,
  remove: (card) => `Remove ${card}`,
  removeShort: 'Remove',
  copies: (count) => `× ${count}`,
  names: (names, spaces) => `${names} names / ${spaces} spaces`,
  namesLabel: 'Bench',
  tooManyNames: (names, spaces) =>
    `${names} different names, but only ${spaces} spaces: a full bench loses the match.`,
  fullOfNames: (spaces) => `${spaces} names fill the bench exactly. One more could overflow it.`,
  strength: (n) => `strength ${n}`,
  level: (level) => `level ${level}`,
  noEffect: 'no effect',
  match: 'Match',
  flag: 'Flag',
  holdsFlag: 'holds the flag',
  attacks: 'attacks',
  row: 'Row',
  bench: (taken, spaces) => `Bench ${taken}/${spaces}`,
  space: (n) => `Space ${n}`,
  emptySpace: 'empty',
  deckLeft: (n) => `${n} in the deck`,
  exhausted: (n) => `${n} exhausted`,
  charge: (n) => `next attack +${n}`,
  fansWon: (n) => `+${plural(n, 'fan', 'fans')}`,
  attackOf: (name) => `${name} attacks`,
  holdOf: (name) => `${name} holds`,
  against: 'against',
  missing: (n) => `${n} more needed`,
  captured: 'captures the flag',
  notYetCompared: 'no attack yet',
  step: (now, all) => `Step ${now} of ${all}`,
  controls: 'Playback',
  back: 'Step back',
  forward: 'Step',
  playOn: 'Play',
  pause: 'Pause',
  skip: 'Skip to the result',
  speed: 'Speed',
  again: 'Watch again',
  fold: 'On to the deck',
  beat: (round, winner, loser) => `${round}: ${winner} beat ${loser}.`,
  choose: {
    keepTop: 'Which card stays on top? The others go under the deck.',
    arrange: 'Put these cards back on your deck.',
    search: 'Search a card out of your deck. The rest is shuffled.',
    exhaust: 'Which cards leave the bench for the exhaust pile?',
    benchToDeck: 'Which card goes from your bench to the top of your deck?',
    reveal: 'Which of the two do you reveal?',
  },
  bySource: (card) => `By ${card}.`,
  chosen: (count, min, max) => `${count} chosen, ${min === max ? min : `${min} to ${max}`} allowed`,
  inOrder: {
    keepTop: '',
    arrange: 'The one you press first comes first.',
    search: '',
    exhaust: '',
    benchToDeck: 'The one you press last lies on top.',
    reveal: '',
  },
  confirm: 'That is it',
  confirmNone: 'None',
  take: (card) => `Choose ${card}`,
  standings: 'Standings',
  standingsLater: 'The standings follow when the match is over.',
  player: 'Player',
  state: 'Where',
  cards: 'Cards',
  fans: 'Fans',
  trophies: 'Trophies',
  total: 'Total',
  atLeast: (n) => `${n} + ?`,
  trophyOf: (round, fans) =>
    `Trophy of round ${round}: ${fans === null ? 'fans face down' : plural(fans, 'fan', 'fans')}`,
  noTrophies: 'none',
  lead: (leader, by, needed) => `${leader} leads by ${by}; ${needed} wins at once.`,
  even: (needed) => `Even; a lead of ${needed} wins at once.`,
  leadLabel: 'Lead',
  waiting: {
    ready: 'You are ready. The match begins when your opponent is.',
    match: 'Your match waits for your opponent to decide.',
    wait: 'You have played all rounds. The others are still at it.',
    done: 'For you the tournament is over.',
  },
  watching: 'You are watching.',
  winner: (name) => `${name} wins the tournament`,
  how: {
    final: 'by winning the final',
    fans: 'with the most fans after round seven',
    lead: 'by a lead of eleven fans',
  },
  place: (n) => `${n}.`,
  finalists: (light, dark) => `The final: ${light} meets ${dark}`,
};

const fr: BoardWords = {
  plan: 'Plan du tournoi',
  round: (n) => `Manche ${n}`,
  final: 'Finale',
  now: 'en cours',
  or: 'ou',
  picks: (level, count) => `${count} × ${level}`,
  watchMatch: (round, light, dark, winner) =>
    `Voir ${round} : ${light} contre ${dark}${winner === null ? '' : `, gagné par ${winner}`}`,
  toCome: (light, dark) => `${light} rencontre ${dark}`,
  park: (n) => `Parc ${n}`,
  draft: 'Sélection',
  chooseLevel: 'De quel niveau piochez-vous cinq cartes ?',
  drawFrom: (level, picks, pile) =>
    `Niveau ${level} : gardez-en jusqu’à ${picks} sur cinq. ${pluriel(pile, 'carte', 'cartes')} dans la pile.`,
  closedLevel: (level) => `Niveau ${level} : fermé cette manche`,
  offer: (level, left) => `Niveau ${level} : ${pluriel(left, 'carte', 'cartes')} à choisir`,
  redraw: (count) => `Repiocher les ${count}`,
  redrawGone: 'Repioche déjà faite',
  stop: 'Arrêter là',
  pick: (card) => `Choisir ${card}`,
  newName: (names) => `nom nouveau : ${names} sur 6 au banc`,
  sharesSpace: 'partage une place du banc',
  hinted: 'conseillé',
  tradeFor: (card) => `${card} : échanger d’autres cartes contre un choix de plus ?`,
  tradeNothing: 'Ne rien échanger',
  tradeIn: (count) => `En échanger ${count}`,
  trim: 'Allégez votre deck : ce que vous retirez est perdu. Puis soyez prêt ; on ne revient pas en arrière.',
  ready: 'Prêt pour le match',
  nextUp: (opponent, park) => `Ensuite : ${opponent}, ${park}`,
  deck: (count) => `Votre deck : ${pluriel(count, 'carte', 'cartes')}`,
  inDeck: (count) => `Encore dans votre deck : ${pluriel(count, 'carte', 'cartes')}, ordre inconnu`,
  remove: (card) => `Retirer ${card}`,
  removeShort: 'Retirer',
  copies: (count) => `× ${count}`,
  names: (names, spaces) => `${names} noms / ${spaces} places`,
  namesLabel: 'Banc',
  tooManyNames: (names, spaces) =>
    `${names} noms différents pour ${spaces} places : un banc plein fait perdre le match.`,
  fullOfNames: (spaces) =>
    `${spaces} noms remplissent juste le banc. Un de plus pourrait déborder.`,
  strength: (n) => `force ${n}`,
  level: (level) => `niveau ${level}`,
  noEffect: 'sans effet',
  match: 'Match',
  flag: 'Drapeau',
  holdsFlag: 'tient le drapeau',
  attacks: 'attaque',
  row: 'Rangée',
  bench: (taken, spaces) => `Banc ${taken}/${spaces}`,
  space: (n) => `Place ${n}`,
  emptySpace: 'libre',
  deckLeft: (n) => `${n} dans le deck`,
  exhausted: (n) => `${n} en réserve`,
  charge: (n) => `prochaine attaque +${n}`,
  fansWon: (n) => `+${pluriel(n, 'fan', 'fans')}`,
  attackOf: (name) => `${name} attaque`,
  holdOf: (name) => `${name} tient`,
  against: 'contre',
  missing: (n) => `il manque ${n}`,
  captured: 'prend le drapeau',
  notYetCompared: 'pas encore d’attaque',
  step: (now, all) => `Étape ${now} sur ${all}`,
  controls: 'Déroulement',
  back: 'Reculer',
  forward: 'Avancer',
  playOn: 'Lire',
  pause: 'Pause',
  skip: 'Aller au résultat',
  speed: 'Vitesse',
  again: 'Revoir',
  fold: 'Passer au deck',
  beat: (round, winner, loser) => `${round} : ${winner} a battu ${loser}.`,
  choose: {
    keepTop: 'Quelle carte reste dessus ? Les autres passent sous le deck.',
    arrange: 'Remettez ces cartes sur votre deck.',
    search: 'Cherchez une carte dans votre deck. Le reste est mélangé.',
    exhaust: 'Quelles cartes quittent le banc pour la réserve ?',
    benchToDeck: 'Quelle carte passe de votre banc au-dessus de votre deck ?',
    reveal: 'Laquelle des deux révélez-vous ?',
  },
  bySource: (card) => `Par ${card}.`,
  chosen: (count, min, max) =>
    `${pluriel(count, 'choisie', 'choisies')}, ${min === max ? min : `${min} à ${max}`} à choisir`,
  inOrder: {
    keepTop: '',
    arrange: 'La première touchée vient en premier.',
    search: '',
    exhaust: '',
    benchToDeck: 'La dernière touchée est au-dessus.',
    reveal: '',
  },
  confirm: 'C’est décidé',
  confirmNone: 'Aucune',
  take: (card) => `Choisir ${card}`,
  standings: 'Classement',
  standingsLater: 'Le classement suit à la fin du match.',
  player: 'Joueur',
  state: 'Où',
  cards: 'Cartes',
  fans: 'Fans',
  trophies: 'Trophées',
  total: 'Total',
  atLeast: (n) => `${n} + ?`,
  trophyOf: (round, fans) =>
    `Trophée de la manche ${round} : ${fans === null ? 'fans cachés' : pluriel(fans, 'fan', 'fans')}`,
  noTrophies: 'aucun',
  lead: (leader, by, needed) => `${leader} mène de ${by} ; ${needed} font gagner aussitôt.`,
  even: (needed) => `Égalité ; une avance de ${needed} fait gagner aussitôt.`,
  leadLabel: 'Avance',
  waiting: {
    ready: 'Vous êtes prêt. Le match commence dès que l’adversaire l’est.',
    match: 'Votre match attend une décision de l’adversaire.',
    wait: 'Vous avez joué toutes les manches. Les autres jouent encore.',
    done: 'Pour vous, le tournoi est fini.',
  },
  watching: 'Vous regardez.',
  winner: (name) => `${name} gagne le tournoi`,
  how: {
    final: 'en gagnant la finale',
    fans: 'avec le plus de fans après la septième manche',
    lead: 'par une avance de onze fans',
  },
  place: (n) => `${n}.`,
  finalists: (light, dark) => `La finale : ${light} rencontre ${dark}`,
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr };
