import type { Seat } from '../../../engine/ask.ts';
import { deNom, type Texts, type Who, youOr } from '../../../engine/texts.ts';
import { teamIn } from '../boxers.ts';
import type { BoxerId, Category, Title } from '../cards.ts';
import type { Corner, Ending, KnockOut, Party } from '../kind.ts';
import { draw } from './draw.ts';
import { grouped, listed } from './format.ts';
import { COLOUR_NAMES, RING_NAMES } from './names.ts';
import { poster } from './poster.ts';
import { refusals } from './refusals.ts';
import { RULES_FR } from './rules-fr.ts';

const CATEGORIES: Readonly<Record<Category, string>> = {
  A: 'Amateur',
  P: 'Professionnel',
  Ch: 'Champion',
};

const TITLES: Readonly<Record<Title, string>> = { SC: 'Superchampion', WC: 'Champion du monde' };

const CORNERS: Readonly<Record<Corner, string>> = { red: 'Rouge', blue: 'Bleu' };

function money(amount: number): string {
  return grouped(amount, '\u202f');
}

function name(id: BoxerId): string {
  return RING_NAMES[id];
}

function cards(count: number): string {
  return count < 2 ? `${count} carte` : `${count} cartes`;
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}\u202f%`;
}

/** What a fight is worth on average. */
function brings(gain: number, who: Who, seat: Seat): string {
  const amount = money(Math.abs(Math.round(gain / 100) * 100));
  const you = youOr(who, seat, 'vous ', () => '');
  return `${you}${gain < 0 ? 'coûte' : 'rapporte'} ${amount} en moyenne`;
}

/** What a chip says. */
function statement(board: Corner, face: 'blank' | 'x2' | 'ko'): string {
  return face === 'ko' ? `${CORNERS[board]} est mis K.O.` : `${CORNERS[board]} gagne`;
}

function ending({ winner, method }: Ending): string {
  return `${CORNERS[winner]} ${method === 'ko' ? 'par K.O.' : 'aux points'}`;
}

function payer(it: Party, who: (seat: number) => string): string {
  if (it === 'bank') return 'la banque';
  return it === 'pot' ? 'la cagnotte' : who(it);
}

export const fr: Texts<KnockOut> = {
  ...poster.fr,
  rules: RULES_FR,
  refusals: refusals.fr,
  options: {
    seasons: {
      name: 'Saisons',
      says: 'Une saison, ou deux avec Superchampions et Champions du monde.',
      values: { 1: 'une', 2: 'deux, avec titres' },
    },
    variableStart: {
      name: 'Cases de départ',
      says: 'Le gabarit et la catégorie décident-ils de ce qu’un boxeur peut encaisser ?',
      values: { false: 'la même pour tous', true: 'selon gabarit et catégorie' },
    },
    startPlayer: {
      name: 'Premier challenger',
      says: 'Qui commence.',
      values: {
        random: 'tiré au sort',
        0: 'première place',
        1: 'deuxième place',
        2: 'troisième place',
        3: 'quatrième place',
        4: 'cinquième place',
      },
    },
    bonusShare: {
      name: 'Cagnotte',
      says: 'Comment la cagnotte se partage en cas d’égalité.',
      values: { boxer: 'une part par boxeur', player: 'une part par manager' },
    },
    discardsVisible: {
      name: 'Cartes jouées',
      says: 'Peut-on consulter les cartes des combats passés ?',
      values: { false: 'à retenir de tête', true: 'visibles' },
    },
    twelfthCard: {
      name: 'Douzième carte',
      says: 'La valeur de la douzième carte de chaque paquet.',
      values: { 3: 'un 3', 2: 'un 2', 4: 'un 4' },
    },
    betAmounts: {
      name: 'Paris',
      says: 'Les quatre sommes des tableaux de paris, croissantes, par pas de 2\u202f000.',
      values: { '4000,6000,8000,10000': 'de 4\u202f000 à 10\u202f000' },
    },
    debtNotes: {
      name: 'Reconnaissances de dette',
      says: 'Peuvent-elles venir à manquer ?',
      values: { unlimited: 'illimitées', printed: 'quatre, comme dans la boîte' },
    },
    titles: {
      name: 'Lauriers et ceintures',
      says: 'Les titres peuvent-ils venir à manquer en deuxième saison ?',
      values: { unlimited: 'illimités', printed: 'cinq et trois, comme dans la boîte' },
    },
    strictMemory: {
      name: 'Mémoire',
      says: 'Combien de temps les cartes d’un combat restent visibles.',
      values: { false: 'jusqu’au défi suivant', true: 'stricte : rangées après chaque round' },
    },
    colours: {
      name: 'Couleurs',
      says: 'Si chacun choisit sa couleur, et donc son équipe, avant le premier combat.',
      values: { seats: 'selon la place', chosen: 'au choix de chacun' },
    },
    hiddenCash: {
      name: 'Affichage de l’argent (règle maison)',
      says: 'L’écran montre-t-il ce que possèdent les autres ? Les paiements restent publics : en comptant, on le sait.',
      values: { false: 'visible', true: 'masqué jusqu’à la fin' },
    },
    shortSeason: {
      name: 'Saison (règle maison)',
      says: 'Huit cartes au lieu de douze : une partie plus courte d’environ un tiers.',
      values: { false: 'douze cartes', true: 'courte : huit cartes' },
    },
  },
  presets: {
    basic: { name: 'Base', says: 'Une saison selon les règles de base.' },
    pro: { name: 'Pro', says: 'Deux saisons, des titres et des cases de départ variables.' },
  },
  asks: {
    colour: () => 'Choisissez votre couleur et ses deux boxeurs.',
    challenge: () => 'Choisissez un de vos boxeurs et celui qu’il défie.',
    train: ({ own }) =>
      `Choisissez les ${Math.min(4, own?.reserve.length ?? 4)} cartes que votre boxeur emporte sur le ring.`,
    chip: ({ open }) => {
      const round = open.phase.type === 'betting' ? open.phase.round : 1;
      return `Posez un jeton (tour de paris ${round} sur 3) : pariez, suivez un pari ou passez.`;
    },
    play: ({ open }) => {
      const round = 'fight' in open.phase ? open.phase.fight.rounds.length + 1 : 1;
      return `Choisissez votre carte pour le round ${round}.`;
    },
  },
  events: {
    colourChosen: ({ seat, colour }, who) =>
      `${who(seat)} prend ${COLOUR_NAMES.fr[colour]} : ${listed(teamIn(colour).map(name), 'et')}.`,
    seasonStarted: ({ season, challenger }, who) =>
      `La saison ${season} commence. Premier challenger : ${who(challenger)}.`,
    challengeIssued: ({ fight, challenger, defender, red, blue, startMoney, titleFight }, who) =>
      `Combat ${fight}${titleFight ? ', pour le titre' : ''} : ${who(challenger)} envoie ${name(red)} (${money(startMoney.red)}) défier ${name(blue)} (${money(startMoney.blue)}), boxeur ${deNom(who(defender))}.`,
    trained: ({ seat, count }, who) => `${who(seat)} emporte ${cards(count)} sur le ring.`,
    bettingOpened: ({ order }, who) => `Faites vos jeux. ${who(order[0] ?? 0)} commence.`,
    betPlaced: ({ seat, board, face, stake }, who) =>
      `${who(seat)} parie ${money(stake)} : ${statement(board, face)}${face === 'ko' ? '' : '.'}`,
    betFollowed: ({ seat, stake, bettor }, who) =>
      seat === bettor
        ? `${who(seat)} suit son propre pari de ${money(stake)} : il est annulé.`
        : `${who(seat)} suit le pari ${deNom(who(bettor))} (${money(stake)}) et soutient le contraire.`,
    betPassed: ({ seat }, who) => `${who(seat)} passe.`,
    bettingClosed: ({ bets }) => {
      const open = bets.filter(({ follower }) => follower === null).length;
      return `Les paris sont clos : ${bets.length} paris, dont ${open} tenus par la banque.`;
    },
    cardChosen: ({ seat }, who) => `${who(seat)} a choisi sa carte.`,
    roundRevealed: ({ round, red, blue, hook, moved, steps }) => {
      const hit = hook ? 'crochet du gauche ! ' : '';
      const effect = moved ? `${hit}${CORNERS[moved]} encaisse ${steps}` : 'personne ne bouge';
      return `Round ${round} : Rouge ${red}, Bleu ${blue} ; ${effect}.`;
    },
    fightEnded: ({ winner, method, damage }) =>
      `Victoire de ${ending({ winner, method })} ! Pas encaissés : Rouge ${damage.red}, Bleu ${damage.blue}.`,
    cardsReturned: ({ seat, count }, who) => `${who(seat)} remet ${cards(count)} en réserve.`,
    prizePaid: ({ seat, boxer, amount }, who) =>
      `${who(seat)} touche une prime de ${money(amount)} pour ${name(boxer)}.`,
    boxerChanged: ({ boxer, category, title, out }) =>
      out
        ? `${name(boxer)} est éliminé.`
        : `${name(boxer)} est désormais ${title ? TITLES[title] : CATEGORIES[category]}.`,
    markersMoved: ({ trophy, steak }) => {
      if (trophy === null) return 'Trophée et steak retournent à côté du plateau.';
      return `Le trophée va à ${name(trophy)}${steak ? `, le steak à ${name(steak)}` : ''}.`;
    },
    betSettled: ({ board, face, stake, bettor, won, flow }, who) => {
      const bet = `${who(bettor)} : ${statement(board, face)} (${money(stake)})`;
      if (!flow) return `${bet} : annulé.`;
      const paid = `${payer(flow.from, who)} verse ${money(flow.amount)} à ${payer(flow.to, who)}`;
      return `${bet} : ${won ? 'gagné' : 'perdu'} ; ${paid}.`;
    },
    loanTaken: ({ seat, notes, total }, who) =>
      `${who(seat)} ne peut pas payer et signe ${notes === 1 ? 'une reconnaissance' : `${notes} reconnaissances`} de dette (${total} en tout).`,
    debtWaived: ({ seat, amount }, who) =>
      `Plus de reconnaissance de dette : la banque efface ${money(amount)} que ${who(seat)} ne peut pas payer.`,
    chipsReturned: () => 'Chacun reprend ses jetons.',
    challengePassed: ({ seat }, who) => `${who(seat)} ne peut défier personne et passe son tour.`,
    challengerSet: ({ seat }, who) => `Prochain challenger : ${who(seat)}.`,
    seasonEnded: ({ season }) => `La saison ${season} est finie : plus personne ne peut défier.`,
    cardBonus: ({ seat, cards: count, amount }, who) =>
      `${who(seat)} reçoit ${money(amount)} pour ${cards(count)}.`,
    cardsRestored: () => 'Chacun reprend toutes ses cartes.',
    crowned: ({ boxer }) => `${name(boxer)} est couronné Superchampion.`,
    boxerReturned: ({ boxer }) => `${name(boxer)} revient comme Amateur.`,
    bonusShared: ({ boxers, share }) =>
      `La cagnotte rapporte ${money(share)} à ${listed(boxers.map(name), 'et à')}.`,
    gameEnded: ({ final, rank }, who) => {
      const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const best = money(final[winners[0] ?? 0] ?? 0);
      return `La partie est terminée : ${listed(winners.map(who), 'et')} ${winners.length > 1 ? 'l’emportent' : 'l’emporte'} avec ${best}.`;
    },
  },
  whispers: {
    hand: ({ cards: hand }) => `Votre main : ${hand.join(' ')}.`,
  },
  moves: {
    colour: ({ colour }) =>
      `Prendre ${COLOUR_NAMES.fr[colour]} (${listed(teamIn(colour).map(name), 'et')})`,
    challenge: ({ boxer, target }) => `${name(boxer)} défie ${name(target)}`,
    train: ({ cards: hand }) => `Emporter ${hand.join(' ')}`,
    bet: ({ board, amount, face }) => {
      if (face === 'ko') return `Parier ${money(3 * amount)} que ${CORNERS[board]} est mis K.O.`;
      return face === 'x2'
        ? `Parier ${money(2 * amount)} (double) sur ${CORNERS[board]}`
        : `Parier ${money(amount)} sur ${CORNERS[board]}`;
    },
    follow: ({ board, amount }) => `Suivre le pari ${CORNERS[board]} ${money(amount)}`,
    pass: () => 'Passer',
    play: ({ card }) => `Jouer le ${card}`,
  },
  reasons: {
    colour: () => 'Aucune couleur n’est meilleure qu’une autre.',
    fight: ({ win, ko, money: gain }, who, seat) =>
      `${youOr(who, seat, 'Votre boxeur', (name) => `Le boxeur ${deNom(name)}`)} gagne dans ${percent(win)} des combats simulés, dont ${percent(ko)} par K.O. ; le combat ${brings(gain, who, seat)}.`,
    bet: ({ chance, stake, money: gain }, who, seat) =>
      `Ce pari de ${money(stake)} est gagné dans ${percent(chance)} des combats simulés ; le combat ${brings(gain, who, seat)}.`,
    follow: ({ chance, stake, money: gain }, who, seat) =>
      `Le parieur se trompe dans ${percent(chance)} des combats simulés, ce qui vaut ${money(stake)} ; le combat ${brings(gain, who, seat)}.`,
    pass: ({ money: gain }, who, seat) =>
      `Aucun jeton ne vaut son risque ; sans lui, le combat ${brings(gain, who, seat)}.`,
  },
  draw: draw({
    money,
    colon: ' : ',
    season: (season, fight) => `Saison ${season}, combat ${fight}`,
    pot: 'Cagnotte',
    columns: { cash: 'Caisse', notes: 'Dettes', cards: 'Cartes' },
    board: { red: 'ROUGE', blue: 'BLEU' },
    face: { blank: '', x2: 'x2', ko: 'K.O.' },
    against: '/',
    passes: 'Passé',
    marks: { trophy: '(trophée)', steak: '(steak)', out: 'K.O.', SC: 'x2', WC: 'x3' },
    round: (number) => `Round ${number}`,
    ending,
    ifItEnds: 'Si l’issue est',
    bank: 'Banque',
    hand: 'Main',
    reserve: 'Réserve',
    chosen: 'Choisi',
    spent: 'Jouées',
  }),
};
