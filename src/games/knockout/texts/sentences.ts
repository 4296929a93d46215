import { deNom, type Language, type Who, youOr } from '../../../engine/texts.ts';
import { distance, teamIn } from '../boxers.ts';
import {
  type BoxerId,
  type Category,
  type Colour,
  FACES,
  type Face,
  type Title,
} from '../cards.ts';
import type { Corner, Events, Fight, OfBoth, Party } from '../kind.ts';
import { opponentOf } from '../rules/ring.ts';
import { grouped, listed } from './format.ts';
import { COLOUR_NAMES, RING_NAMES } from './names.ts';

/** The two boxers of a fight. */
export type Boxers = OfBoth<BoxerId>;

/** Sentences about events, addressed to the reader: in captions and in the log. */
export interface Sentences {
  readonly fight: (number: number) => string;
  readonly season: (season: number) => string;
  readonly colour: (event: Events['colourChosen'], who: Who) => string;
  readonly challenge: (event: Events['challengeIssued'], who: Who) => string;
  readonly trained: (event: Events['trained'], who: Who) => string;
  readonly opened: (event: Events['bettingOpened'], who: Who) => string;
  readonly placed: (event: Events['betPlaced'], who: Who) => string;
  readonly followed: (event: Events['betFollowed'], who: Who) => string;
  readonly passed: (event: Events['betPassed'], who: Who) => string;
  readonly closed: string;
  readonly chosen: (event: Events['cardChosen'], who: Who) => string;
  readonly round: (event: Events['roundRevealed'], boxers: Boxers) => string;
  /** The winner of a round, addressed to the reader. */
  readonly roundOver: (event: Events['roundRevealed'], fight: Fight, who: Who) => string;
  readonly roundLabel: (number: number) => string;
  readonly roundName: (number: number) => string;
  readonly ended: (event: Omit<Events['fightEnded'], 'rounds'>, boxers: Boxers) => string;
  /** The winner of a fight, addressed to the reader. */
  readonly fightOver: (event: Events['fightEnded'], fight: Fight, who: Who) => string;
  /** The referee counts over a boxer. */
  readonly counting: (boxer: BoxerId) => string;
  readonly knockOut: string;
  readonly changed: (event: Events['boxerChanged']) => string;
  readonly prize: (event: Events['prizePaid'], who: Who) => string;
  readonly settled: (event: Events['betSettled'], who: Who) => string;
  readonly loan: (event: Events['loanTaken'], who: Who) => string;
  readonly waived: (event: Events['debtWaived'], who: Who) => string;
  readonly paid: (changes: readonly number[], pot: number, who: Who) => string;
  readonly paidLabel: string;
  /** What a fight has brought to the reader. */
  readonly yourSum: (change: number) => string;
  readonly skipped: (event: Events['challengePassed'], who: Who) => string;
  readonly seasonOver: (event: Events['seasonEnded']) => string;
  /** What the end of a season has brought to the reader. */
  readonly seasonSum: (gain: number) => string;
  readonly crowned: (boxers: readonly BoxerId[]) => string;
  readonly returned: (boxers: readonly BoxerId[]) => string;
  readonly cards: (bonuses: readonly Events['cardBonus'][], who: Who) => string;
  readonly pot: (event: Events['bonusShared']) => string;
  readonly over: (event: Events['gameEnded'], who: Who) => string;
}

function teamNames(colour: Colour): string[] {
  return teamIn(colour).map((id) => RING_NAMES[id]);
}

function first(id: BoxerId): string {
  return RING_NAMES[id].split(' ')[0] ?? '';
}

/** The face of a chip by what it makes of its amount. */
function faceOf({ stake, amount }: { readonly stake: number; readonly amount: number }): Face {
  const times = stake / amount;
  if (times === FACES.ko.times) return 'ko';
  return times === FACES.x2.times ? 'x2' : 'blank';
}

/** How many steps are left to a boxer after a round. */
function stepsLeft(fight: Fight, corner: Corner, damage: OfBoth<number>): number {
  return distance(fight[corner]) - damage[corner];
}

function boxersIn({ red, blue }: Fight): Boxers {
  return { red: red.boxer, blue: blue.boxer };
}

/** Everyone's gains, largest first, then what went into the pot. */
function gains(
  changes: readonly number[],
  pot: number,
  name: (seat: number) => string,
  potName: string,
): string {
  const signed = (amount: number): string =>
    `${amount > 0 ? '+' : amount < 0 ? '−' : '±'}${Math.abs(amount) / 1000}k`;
  const seats = changes
    .map((change, seat) => ({ change, seat }))
    .filter(({ change }) => change !== 0)
    .sort((a, b) => b.change - a.change)
    .map(({ change, seat }) => `${name(seat)} ${signed(change)}`);
  return [...seats, ...(pot > 0 ? [`${potName} ${signed(pot)}`] : [])].join(' · ');
}

const EN = {
  corners: { red: 'Red', blue: 'Blue' } satisfies Record<Corner, string>,
  categories: { A: 'an Amateur', P: 'a Professional', Ch: 'a Champion' } satisfies Record<
    Category,
    string
  >,
  titles: { SC: 'Superchampion', WC: 'World Champion' } satisfies Record<Title, string>,
};

const money = (amount: number): string => grouped(amount, ',');

function claims(board: Corner, face: Face): string {
  return `${EN.corners[board]} ${face === 'ko' ? 'is knocked out' : 'wins'}`;
}

function denies(board: Corner, face: Face): string {
  return `${EN.corners[board]} ${face === 'ko' ? 'isn’t knocked out' : 'doesn’t win'}`;
}

function steps(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`;
}

const en: Sentences = {
  fight: (number) => `Fight ${number}`,
  season: (season) => `Season ${season}`,
  colour: ({ seat, colour }, who) => {
    const takes = youOr(who, seat, 'You take', (name) => `${name} takes`);
    return `${takes} ${COLOUR_NAMES.en[colour]}: ${listed(teamNames(colour), 'and')}.`;
  },
  challenge: ({ challenger, defender, red, blue, titleFight }, who) => {
    const target = youOr(who, defender, 'your', (name) => `${name}’s`);
    const sends = youOr(who, challenger, 'You send', (name) => `${name} sends`);
    const fight = `${sends} ${RING_NAMES[red]} against ${target} ${RING_NAMES[blue]}`;
    return titleFight ? `${fight}: a title fight!` : `${fight}.`;
  },
  trained: ({ seat, count }, who) =>
    youOr(who, seat, `You pack ${count} cards.`, (name) => `${name} packs ${count} cards.`),
  opened: ({ order }, who) =>
    youOr(
      who,
      order[0] ?? 0,
      'Place your bets! You start.',
      (name) => `Place your bets! ${name} starts.`,
    ),
  placed: ({ seat, board, face, stake }, who) => {
    const bet = `${money(stake)}: ${claims(board, face)}.`;
    return youOr(who, seat, `You bet ${bet}`, (name) => `${name} bets ${bet}`);
  },
  followed: (event, who) => {
    const { seat, bettor, board, stake } = event;
    if (seat === bettor)
      return youOr(
        who,
        seat,
        'You call your own bet off.',
        (name) => `${name} calls off their own bet.`,
      );
    const whom = youOr(who, bettor, 'you', (name) => name);
    const says = `${denies(board, faceOf(event))}, ${money(stake)}.`;
    return youOr(
      who,
      seat,
      `You follow ${whom}: ${says}`,
      (name) => `${name} follows ${whom}: ${says}`,
    );
  },
  passed: ({ seat }, who) => youOr(who, seat, 'You pass.', (name) => `${name} passes.`),
  closed: 'The bets are closed. Into the ring!',
  chosen: ({ seat }, who) =>
    youOr(who, seat, 'Your card is down.', (name) => `${name} has chosen a card.`),
  round: ({ red, blue, hook, moved, steps: count }, boxers) => {
    if (moved === null) return `${red} meets ${blue}: nobody moves.`;
    const [winner, loser] =
      moved === 'red' ? (['blue', 'red'] as const) : (['red', 'blue'] as const);
    const cards = { red, blue };
    const clash = `${first(boxers[winner])}’s ${cards[winner]} beats ${first(boxers[loser])}’s ${cards[loser]}`;
    return `${hook ? 'Left hook! ' : ''}${clash}: ${first(boxers[loser])} takes ${steps(count)}.`;
  },
  roundOver: ({ round, moved, damage }, fight, who) => {
    if (moved === null) return `Round ${round} is a draw. Nobody moves.`;
    const left = stepsLeft(fight, moved, damage);
    const [winner, loser] = [fight[opponentOf(moved)], fight[moved]];
    const state = left === 0 ? 'goes down!' : `is ${steps(left)} from K.O.`;
    if (loser.seat === who.you) return `You lose round ${round}. ${first(loser.boxer)} ${state}`;
    const wins = youOr(who, winner.seat, 'You win', () => `${first(winner.boxer)} wins`);
    return `${wins} round ${round}${winner.seat === who.you ? '!' : '.'} ${first(loser.boxer)} ${state}`;
  },
  roundLabel: (number) => `Round ${number}:`,
  roundName: (number) => `Round ${number}`,
  ended: ({ winner, loser, method, damage }, boxers) => {
    if (method === 'ko')
      return `${RING_NAMES[boxers[loser]]} is knocked out. ${RING_NAMES[boxers[winner]]} wins!`;
    if (damage.red === damage.blue)
      return `Level on steps, so the challenger loses: ${RING_NAMES[boxers[winner]]} wins.`;
    return `${RING_NAMES[boxers[winner]]} wins on points.`;
  },
  fightOver: (event, fight, who) => {
    const how = event.method === 'ko' ? 'by K.O.' : 'on points';
    const [winner, loser] = [fight[event.winner], fight[event.loser]];
    if (winner.seat === who.you)
      return `You win ${how}! ${RING_NAMES[winner.boxer]} beats ${RING_NAMES[loser.boxer]}.`;
    if (loser.seat === who.you && event.damage.red !== event.damage.blue)
      return `You lose ${how}${event.method === 'ko' ? '' : '.'} ${RING_NAMES[winner.boxer]} beats your ${RING_NAMES[loser.boxer]}.`;
    return en.ended(event, boxersIn(fight));
  },
  counting: (boxer) => `${RING_NAMES[boxer]} is down!`,
  knockOut: 'Knockout!',
  changed: ({ boxer, category, title, out }) =>
    out
      ? `${first(boxer)} is out.`
      : `${first(boxer)} is now ${title ? EN.titles[title] : EN.categories[category]}.`,
  prize: ({ seat, boxer, amount }, who) =>
    youOr(
      who,
      seat,
      `You get ${money(amount)} prize money for ${first(boxer)}.`,
      (name) => `${name} gets ${money(amount)} prize money for ${first(boxer)}.`,
    ),
  settled: ({ board, face, bettor, won, flow }, who) => {
    const bet = `${youOr(who, bettor, 'Your', (name) => `${name}’s`)} bet “${claims(board, face)}”`;
    if (!flow) return `${bet} was called off.`;
    const party = (it: Party): string => {
      if (it === 'bank') return 'the bank';
      return it === 'pot' ? 'into the pot' : youOr(who, it, 'you', (name) => name);
    };
    const pays = flow.from === who.you ? 'pay' : 'pays';
    const paid =
      flow.to === 'pot'
        ? `${party(flow.from)} ${pays} ${money(flow.amount)} into the pot`
        : `${party(flow.from)} ${pays} ${party(flow.to)} ${money(flow.amount)}`;
    return `${bet} ${won ? 'wins' : 'loses'}: ${paid}.`;
  },
  loan: ({ seat, notes }, who) => {
    const debt = notes === 1 ? 'a debt note' : `${notes} debt notes`;
    return youOr(who, seat, `You can’t pay: ${debt}.`, (name) => `${name} can’t pay: ${debt}.`);
  },
  waived: ({ seat, amount }, who) =>
    youOr(
      who,
      seat,
      `No debt notes left: the bank waives your ${money(amount)}.`,
      (name) => `No debt notes left: the bank waives ${name}’s ${money(amount)}.`,
    ),
  paid: (changes, pot, who) =>
    gains(changes, pot, (seat) => youOr(who, seat, 'You', (name) => name), 'Pot'),
  paidLabel: 'Payouts:',
  yourSum: (change) =>
    change === 0
      ? 'This fight leaves you where you were.'
      : `This fight ${change > 0 ? 'brings' : 'costs'} you ${money(Math.abs(change))}.`,
  skipped: ({ seat }, who) =>
    youOr(who, seat, 'You can’t challenge anyone.', (name) => `${name} can’t challenge anyone.`),
  seasonOver: ({ season }) => `Season ${season} is over: nobody can challenge any more.`,
  seasonSum: (gain) =>
    gain === 0
      ? 'The end of the season brings you nothing.'
      : `The end of the season brings you ${money(gain)}.`,
  crowned: (boxers) =>
    `Crowned Superchampion: ${listed(
      boxers.map((id) => RING_NAMES[id]),
      'and',
    )}.`,
  returned: (boxers) =>
    `Back as ${boxers.length > 1 ? 'Amateurs' : 'an Amateur'}: ${listed(
      boxers.map((id) => RING_NAMES[id]),
      'and',
    )}.`,
  cards: (bonuses, who) =>
    `Unused cards: ${bonuses.map(({ seat, amount }) => `${youOr(who, seat, 'You', (name) => name)} ${money(amount)}`).join(' · ')}.`,
  pot: ({ boxers, share }) =>
    share === 0
      ? 'Nothing is left in the bonus pot.'
      : `The bonus pot brings ${money(share)}${boxers.length > 1 ? ' each' : ''} to ${listed(
          boxers.map((id) => RING_NAMES[id]),
          'and',
        )}.`,
  over: ({ final, rank }, who) => {
    const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const best = money(final[winners[0] ?? 0] ?? 0);
    const [only = 0] = winners;
    if (winners.length === 1)
      return youOr(who, only, `You win with ${best}!`, (name) => `${name} wins with ${best}.`);
    const names = winners.map((seat) => youOr(who, seat, 'you', (name) => name));
    return `Shared win: ${listed(names, 'and')}, with ${best}.`;
  },
};

const FR = {
  corners: { red: 'Rouge', blue: 'Bleu' } satisfies Record<Corner, string>,
  categories: { A: 'Amateur', P: 'Professionnel', Ch: 'Champion' } satisfies Record<
    Category,
    string
  >,
  titles: { SC: 'Superchampion', WC: 'Champion du monde' } satisfies Record<Title, string>,
};

const argent = (amount: number): string => grouped(amount, '\u202f');

function affirme(board: Corner, face: Face): string {
  return `${FR.corners[board]} ${face === 'ko' ? 'est mis K.O.' : 'gagne'}`;
}

function nie(board: Corner, face: Face): string {
  return `${FR.corners[board]} ${face === 'ko' ? 'n’est pas mis K.O.' : 'ne gagne pas'}`;
}

const fr: Sentences = {
  fight: (number) => `Combat ${number}`,
  season: (season) => `Saison ${season}`,
  colour: ({ seat, colour }, who) => {
    const takes = youOr(who, seat, 'Vous prenez', (name) => `${name} prend`);
    return `${takes} ${COLOUR_NAMES.fr[colour]} : ${listed(teamNames(colour), 'et')}.`;
  },
  challenge: ({ challenger, defender, red, blue, titleFight }, who) => {
    const target = youOr(
      who,
      defender,
      `votre boxeur ${RING_NAMES[blue]}`,
      (name) => `${RING_NAMES[blue]}, boxeur ${deNom(name)}`,
    );
    const sends = youOr(who, challenger, 'Vous envoyez', (name) => `${name} envoie`);
    const fight = `${sends} ${RING_NAMES[red]} défier ${target}`;
    return titleFight ? `${fight} : le titre est en jeu !` : `${fight}.`;
  },
  trained: ({ seat, count }, who) =>
    youOr(
      who,
      seat,
      `Vous emportez ${count} cartes.`,
      (name) => `${name} emporte ${count} cartes.`,
    ),
  opened: ({ order }, who) =>
    youOr(
      who,
      order[0] ?? 0,
      'Faites vos jeux ! Vous commencez.',
      (name) => `Faites vos jeux ! ${name} commence.`,
    ),
  placed: ({ seat, board, face, stake }, who) => {
    const bet = `${argent(stake)} : ${affirme(board, face)}${face === 'ko' ? '' : '.'}`;
    return youOr(who, seat, `Vous pariez ${bet}`, (name) => `${name} parie ${bet}`);
  },
  followed: (event, who) => {
    const { seat, bettor, board, stake } = event;
    if (seat === bettor)
      return youOr(
        who,
        seat,
        'Vous annulez votre propre pari.',
        (name) => `${name} annule son propre pari.`,
      );
    const says = `${nie(board, faceOf(event))}, ${argent(stake)}.`;
    const whose = youOr(who, bettor, 'votre pari', (name) => `le pari ${deNom(name)}`);
    return youOr(
      who,
      seat,
      `Vous suivez ${whose} : ${says}`,
      (name) => `${name} suit ${whose} : ${says}`,
    );
  },
  passed: ({ seat }, who) => youOr(who, seat, 'Vous passez.', (name) => `${name} passe.`),
  closed: 'Les paris sont clos. Place au combat !',
  chosen: ({ seat }, who) =>
    youOr(who, seat, 'Votre carte est posée.', (name) => `${name} a choisi sa carte.`),
  round: ({ red, blue, hook, moved, steps: count }, boxers) => {
    if (moved === null) return `${red} contre ${blue} : personne ne bouge.`;
    const [winner, loser] =
      moved === 'red' ? (['blue', 'red'] as const) : (['red', 'blue'] as const);
    const cards = { red, blue };
    const clash = `Le ${cards[winner]} ${deNom(first(boxers[winner]))} bat le ${cards[loser]} ${deNom(first(boxers[loser]))}`;
    return `${hook ? 'Crochet du gauche ! ' : ''}${clash}, ${first(boxers[loser])} recule de ${count} pas.`;
  },
  roundOver: ({ round, moved, damage }, fight, who) => {
    if (moved === null) return `Round ${round} nul : personne ne bouge.`;
    const left = stepsLeft(fight, moved, damage);
    const [winner, loser] = [fight[opponentOf(moved)], fight[moved]];
    const name = first(loser.boxer);
    const state = left === 0 ? `${name} va au tapis !` : `${name} est à ${left} pas du K.O.`;
    if (loser.seat === who.you) return `Vous perdez le round ${round}. ${state}`;
    const wins = youOr(who, winner.seat, 'Vous gagnez', () => `${first(winner.boxer)} gagne`);
    return `${wins} le round ${round}${winner.seat === who.you ? ' !' : '.'} ${state}`;
  },
  roundLabel: (number) => `Round ${number} :`,
  roundName: (number) => `Round ${number}`,
  ended: ({ winner, loser, method, damage }, boxers) => {
    if (method === 'ko')
      return `${RING_NAMES[boxers[loser]]} est K.O., victoire ${deNom(RING_NAMES[boxers[winner]])} !`;
    if (damage.red === damage.blue)
      return `À égalité, le challenger perd : victoire ${deNom(RING_NAMES[boxers[winner]])}.`;
    return `${RING_NAMES[boxers[winner]]} l’emporte aux points.`;
  },
  fightOver: (event, fight, who) => {
    const how = event.method === 'ko' ? 'par K.O.' : 'aux points';
    const [winner, loser] = [fight[event.winner], fight[event.loser]];
    const whose = loser.seat === who.you ? 'votre boxeur ' : '';
    const beats = `${RING_NAMES[winner.boxer]} bat ${whose}${RING_NAMES[loser.boxer]}.`;
    if (winner.seat === who.you) return `Vous gagnez ${how} ! ${beats}`;
    if (loser.seat === who.you && event.damage.red !== event.damage.blue)
      return `Vous perdez ${how}${event.method === 'ko' ? '' : '.'} ${beats}`;
    return fr.ended(event, boxersIn(fight));
  },
  counting: (boxer) => `${RING_NAMES[boxer]} est au tapis !`,
  knockOut: 'K.O. !',
  changed: ({ boxer, category, title, out }) =>
    out
      ? `${first(boxer)} est éliminé.`
      : `${first(boxer)} est maintenant ${title ? FR.titles[title] : FR.categories[category]}.`,
  prize: ({ seat, boxer, amount }, who) =>
    youOr(
      who,
      seat,
      `Vous recevez ${argent(amount)} de prime pour ${first(boxer)}.`,
      (name) => `${name} reçoit ${argent(amount)} de prime pour ${first(boxer)}.`,
    ),
  settled: ({ board, face, bettor, won, flow }, who) => {
    const bet = `${youOr(who, bettor, 'Votre pari', (name) => `Le pari ${deNom(name)}`)} « ${affirme(board, face)} »`;
    if (!flow) return `${bet} est annulé.`;
    const { from, to, amount } = flow;
    const payer = typeof from === 'number' ? who(from) : 'la banque';
    const payee = typeof to === 'number' ? who(to) : 'la cagnotte';
    const result = `${bet} est ${won ? 'gagné' : 'perdu'}`;
    if (from === who.you) return `${result} : vous payez ${argent(amount)} à ${payee}.`;
    if (to === who.you) return `${result} : ${payer} vous paie ${argent(amount)}.`;
    return `${result} : ${payer} paie ${argent(amount)} à ${payee}.`;
  },
  loan: ({ seat, notes }, who) => {
    const debt = notes === 1 ? 'une reconnaissance de dette' : `${notes} reconnaissances de dette`;
    return youOr(
      who,
      seat,
      `Vous ne pouvez pas payer : ${debt}.`,
      (name) => `${name} ne peut pas payer : ${debt}.`,
    );
  },
  waived: ({ seat, amount }, who) =>
    youOr(
      who,
      seat,
      `Plus de reconnaissance de dette : la banque efface vos ${argent(amount)}.`,
      (name) =>
        `Plus de reconnaissance de dette : la banque efface les ${argent(amount)} ${deNom(name)}.`,
    ),
  paid: (changes, pot, who) =>
    gains(changes, pot, (seat) => youOr(who, seat, 'Vous', (name) => name), 'Cagnotte'),
  paidLabel: 'Règlement :',
  yourSum: (change) =>
    change === 0
      ? 'Ce combat ne vous rapporte ni ne vous coûte rien.'
      : `Ce combat vous ${change > 0 ? 'rapporte' : 'coûte'} ${argent(Math.abs(change))}.`,
  skipped: ({ seat }, who) =>
    youOr(
      who,
      seat,
      'Vous ne pouvez défier personne.',
      (name) => `${name} ne peut défier personne.`,
    ),
  seasonOver: ({ season }) => `La saison ${season} est terminée : plus aucun défi n’est possible.`,
  seasonSum: (gain) =>
    gain === 0
      ? 'La fin de saison ne vous rapporte rien.'
      : `La fin de saison vous rapporte ${argent(gain)}.`,
  crowned: (boxers) =>
    `${boxers.length > 1 ? 'Sacrés Superchampions' : 'Sacré Superchampion'} : ${listed(
      boxers.map((id) => RING_NAMES[id]),
      'et',
    )}.`,
  returned: (boxers) =>
    `De retour comme ${boxers.length > 1 ? 'Amateurs' : 'Amateur'} : ${listed(
      boxers.map((id) => RING_NAMES[id]),
      'et',
    )}.`,
  cards: (bonuses, who) =>
    `Cartes inutilisées : ${bonuses.map(({ seat, amount }) => `${youOr(who, seat, 'Vous', (name) => name)} ${argent(amount)}`).join(' · ')}.`,
  pot: ({ boxers, share }) =>
    share === 0
      ? 'Il ne reste rien dans la cagnotte.'
      : `La cagnotte rapporte ${argent(share)}${boxers.length > 1 ? ' chacun' : ''} à ${listed(
          boxers.map((id) => RING_NAMES[id]),
          'et',
        )}.`,
  over: ({ final, rank }, who) => {
    const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
    const best = argent(final[winners[0] ?? 0] ?? 0);
    const [only = 0] = winners;
    if (winners.length === 1)
      return youOr(
        who,
        only,
        `Vous gagnez avec ${best} !`,
        (name) => `${name} gagne avec ${best}.`,
      );
    const names = winners.map((seat) => youOr(who, seat, 'vous', (name) => name));
    return `Victoire partagée : ${listed(names, 'et')}, avec ${best}.`;
  },
};

export const sentences: Readonly<Record<Language, Sentences>> = { en, fr };
