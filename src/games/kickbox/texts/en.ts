import type { Texts } from '../../../engine/texts.ts';
import type { CardId, Kickbox } from '../kind.ts';
import { RULES } from '../rulebook.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardText, namesOf } from './cards.ts';
import { draw } from './draw.ts';
import { poster } from './poster.ts';
import { EN } from './shared.ts';

const names = (cards: readonly CardId[]): string => namesOf('en', cards);
const name = (card: CardId): string => cardText('en', card).name;
const both = (cards: readonly CardId[]): string => namesOf('en', cards, ' and ');
const { some, hits, belts: BELTS, ends: ENDS } = EN;
const percent = (share: number): string => `${Math.round(100 * share)}%`;
const decimal = (n: number): string => n.toFixed(1);
const winning = (win: number): string => `${percent(win)} to win the fight`;
const woundUp = (cards: readonly CardId[]): string =>
  cards.length === 0 ? '' : `, wound up with ${both(cards)}`;

const WEIGHTS = {
  null: 'no weight class',
  bantam: 'bantamweight, to 54 kg',
  feather: 'featherweight, to 57 kg',
  light: 'lightweight, to 60 kg',
  lightWelter: 'light welterweight, to 64 kg',
  welter: 'welterweight, to 67 kg',
  lightMiddle: 'light middleweight, to 71 kg',
  middle: 'middleweight, to 75 kg',
  lightHeavy: 'light heavyweight, to 81 kg',
  cruiser: 'cruiserweight, to 86 kg',
  heavy: 'heavyweight, to 91 kg',
  superHeavy: 'super heavyweight, above 91 kg',
};

export const en: Texts<Kickbox> = {
  ...poster.en,
  rules: RULES,
  options: {
    variant: {
      name: 'Fight',
      says: 'In the ring with rounds and points, or outside it until someone falls.',
      values: {
        ring: 'in the ring',
        streetfight: 'streetfight: no rounds, no breaks',
        bareKnuckle: 'bare knuckle: every attack hits once more',
        totalFight: 'total fight: the first to go down loses',
      },
    },
    rounds: {
      name: 'Rounds',
      says: 'How long the fight lasts.',
      values: { null: 'as the belts recommend', 1: '1', 2: '2', 3: '3', 4: '4', 5: '5', 6: '6' },
    },
    clock: {
      name: 'Clock',
      says: 'Who moves the round die.',
      values: { auto: 'it moves by itself', manual: 'the attacker, who may forget it' },
    },
    mulligan: {
      name: 'New opening hand',
      says: 'When an opening hand may be changed.',
      values: {
        neither: 'if it has neither red nor green',
        either: 'if it lacks red or green',
        off: 'never',
      },
    },
    exhaustion: {
      name: 'Exhaustion',
      says: 'When a fighter is exhausted.',
      values: {
        drawFromEmpty: 'on drawing from an empty deck',
        deckEmpty: 'as soon as the last card is gone',
      },
    },
    ringBreak: {
      name: 'Ring break',
      says: 'Which cards return to the deck.',
      values: { choose: 'those the fighter chooses', random: 'random ones' },
    },
    roundStart: {
      name: 'Start of a round',
      says: 'Who begins a later round.',
      values: { alternate: 'fighters keep alternating', duel: 'a starting player is determined' },
    },
    vpHits: {
      name: 'Counting hits',
      says: 'What counts as a hit at the end of a round.',
      values: { cards: 'cards in the hit area', hits: 'blows' },
    },
    maxLinks: {
      name: 'Links',
      says: 'How many attacks may be linked in a phase.',
      values: { null: 'any number', 1: 'one link' },
    },
    drawn: {
      name: 'A drawn fight',
      says: 'Equal points: a draw, or the fight begins again at once.',
      values: { draw: 'ends in a draw', again: 'is fought again, up to three times' },
    },
    longFight: {
      name: 'Long fight (house rule)',
      says: 'More rounds than in the rulebook.',
      values: {
        null: 'no',
        7: '7 rounds',
        8: '8 rounds',
        9: '9 rounds',
        10: '10 rounds',
        11: '11 rounds',
        12: '12 rounds',
      },
    },
    openHands: {
      name: 'Hands (house rule)',
      says: 'For training, both hands can lie open.',
      values: { false: 'hidden', true: 'open, for training' },
    },
    'red.belt': { name: 'Red’s belt', says: 'Cards and values of the red corner.', values: BELTS },
    'blue.belt': {
      name: 'Blue’s belt',
      says: 'Cards and values of the blue corner.',
      values: BELTS,
    },
    'red.weight': {
      name: 'Red’s weight',
      says: 'The lighter fighter goes without Power cards.',
      values: WEIGHTS,
    },
    'blue.weight': {
      name: 'Blue’s weight',
      says: 'The lighter fighter goes without Power cards.',
      values: WEIGHTS,
    },
  },
  presets: {
    rulebook: { name: 'Title fight', says: 'All cards, six rounds, as in the rulebook.' },
    firstFight: { name: 'First fight', says: 'Two orange belts, one round, a small deck each.' },
    masters: { name: 'Masters', says: 'Two ninth Dans with nine cards in hand.' },
    giantKiller: {
      name: 'Giant killer',
      says: 'A light third Dan in the red corner against a heavy black belt.',
    },
    streetfight: { name: 'Streetfight', says: 'No rounds, no breaks, no points.' },
    bareKnuckle: { name: 'Bare knuckle', says: 'Every attack that lands hits once more.' },
    totalFight: { name: 'Total fight', says: 'The first to go down loses.' },
    training: {
      name: 'Training (house rule)',
      says: 'A first fight in which you see your opponent’s hand.',
    },
  },
  asks: {
    mulligan: ({ options }) =>
      options.mulligan === 'either'
        ? 'A hand without red or without green: take a new one?'
        : 'No red or green card to start with: take a new hand?',
    initiative: () => 'Who starts? Show a card: the higher number wins.',
    redraw: () => 'Draw a card for the one you showed?',
    clock: () => 'Your phase: move the round die?',
    penalty: () => 'The clock was forgotten. Take a card as a penalty?',
    draw: () => 'Your phase: draw a card?',
    action: () => 'Attack, or regenerate?',
    handLimit: () => 'Too many cards: which do you discard?',
    defend: ({ open, options }) =>
      open.attack
        ? `${name(open.attack.card)}, ${hits(hitsOf(open.attack, options))}: how do you defend?`
        : 'How do you defend?',
    speed: () => 'Your defence is too slow. Answer with a Blitz?',
    press: ({ open }) =>
      open.attack?.defence
        ? `${both(open.attack.defence.cards)} ${open.attack.defence.cards.length === 1 ? 'stops' : 'stop'} you. Break through?`
        : 'The defence holds. Break through?',
    power: ({ open, options }) =>
      open.attack
        ? `${name(open.attack.card)} lands with ${hits(hitsOf(open.attack, options))}. Add Power?`
        : 'The attack lands. Add Power?',
    combo: () => 'Link another attack?',
    countDown: () => 'You get up. How many cards do you draw?',
    countCorner: () => 'You wait in the neutral corner. How many cards do you draw?',
    ringBreak: () => 'Ring break: which cards go back into your deck?',
  },
  events: {
    drew: ({ seat, count }, who) => `${who(seat)} draws ${some(count)}.`,
    mulligan: ({ seat }, who) => `${who(seat)} takes a new opening hand.`,
    initiative: ({ red, blue, winner }, who) => {
      const shown = `${red === null ? 'nothing' : name(red)} against ${blue === null ? 'nothing' : name(blue)}`;
      return winner === null
        ? `Initiative: ${shown}, a tie.`
        : `Initiative: ${shown}, ${who(winner)} is faster.`;
    },
    startingPlayer: ({ seat }, who) => `${who(seat)} takes the next phase.`,
    phase: ({ round, phase, seat }, who) => `Round ${round}, phase ${phase}: ${who(seat)}.`,
    clockPenalty: ({ seat, card }, who) => `${who(seat)} forgot the clock and loses ${name(card)}.`,
    discarded: ({ seat, cards }, who) => `${who(seat)} discards ${names(cards)}.`,
    regenerated: ({ seat, count }, who) =>
      count === 0 ? `${who(seat)} rests.` : `${who(seat)} regenerates ${some(count)}.`,
    exhausted: ({ seat }, who) => `${who(seat)} is exhausted.`,
    reshuffled: ({ seat, count }, who) =>
      `${who(seat)} shuffles ${some(count)} of the discard pile into a new deck.`,
    attack: ({ seat, card, with: cards, link }, who) =>
      link === null
        ? `${who(seat)} attacks: ${name(card)}${woundUp(cards)}.`
        : `${who(seat)} links with ${name(link)}: ${name(card)}${woundUp(cards)}.`,
    reflex: ({ seat, card, defends }, who) =>
      defends
        ? `${who(seat)} is down and turns over ${name(card)}: a reflex defence!`
        : `${who(seat)} is down and turns over ${name(card)}: no defence.`,
    defence: ({ seat, cards, two }, who) =>
      two ? `${who(seat)} blocks with ${both(cards)}.` : `${who(seat)} defends: ${names(cards)}.`,
    enhanced: ({ seat, card }, who) => `${who(seat)} adds ${name(card)}.`,
    defenceRemoved: ({ seat, cards }, who) => `${who(seat)} loses the defence: ${names(cards)}.`,
    defended: ({ seat }, who) => `${who(seat)} has stopped the attack.`,
    hit: ({ seat, hits: dealt, cards, surplus }, who) => {
      const lost = cards.length === 0 ? 'no card to lose' : `loses ${names(cards)}`;
      const more = surplus === 0 ? '' : `, ${surplus} more than cards in hand`;
      return `${who(seat)} takes ${hits(dealt)}${more}: ${lost}.`;
    },
    knockdown: ({ seat }, who) => `${who(seat)} goes down!`,
    deckHits: ({ seat, cards }, who) => `${who(seat)} loses ${some(cards.length)} of the deck.`,
    phaseEnd: ({ phase }) => `Phase ${phase} is over.`,
    recovered: ({ seat, role, count }, who) =>
      role === 'down'
        ? `${who(seat)} gets up and draws ${some(count)}.`
        : `${who(seat)} draws ${some(count)} in the neutral corner.`,
    roundEnd: ({ round, hits: dealt, knockdowns, gained }) =>
      `Round ${round}: hits ${dealt.red} to ${dealt.blue}, knockdowns ${knockdowns.red} to ${knockdowns.blue}, points ${gained.red} to ${gained.blue}.`,
    ringBreak: ({ seat, cards }, who) =>
      cards.length === 0
        ? `${who(seat)} returns no cards.`
        : `${who(seat)} returns ${some(cards.length)} to the deck: ${names(cards)}.`,
    again: ({ fight }) => `A draw: fight ${fight} begins.`,
    gameOver: ({ winner, how }, who) =>
      winner === null ? `A draw: ${ENDS[how]}.` : `${who(winner)} wins: ${ENDS[how]}.`,
  },
  whispers: { drawn: ({ cards }) => `You draw ${names(cards)}.` },
  moves: {
    mulligan: ({ take }) => (take ? 'Take a new hand' : 'Keep the hand'),
    initiative: ({ card }) => `Show ${name(card)}`,
    redraw: ({ draw: wants }) => (wants ? 'Redraw a card' : 'Don’t redraw'),
    clock: ({ moved }) => (moved ? 'Move the die' : 'Forget the die'),
    penalty: ({ take }) => (take ? 'Take a card' : 'Let it pass'),
    draw: ({ count }) => (count === 0 ? 'Draw nothing' : `Draw ${some(count)}`),
    discard: ({ cards }) => `Discard ${names(cards)}`,
    regenerate: ({ count }) =>
      count === 0 ? 'Rest, draw nothing' : `Regenerate: draw ${some(count)}`,
    attack: ({ card, with: cards }) => `Attack with ${name(card)}${woundUp(cards)}`,
    defend: ({ cards }) =>
      cards.length === 2 ? `Block with ${both(cards)}` : `Defend with ${names(cards)}`,
    enhance: ({ card }) => `Add ${name(card)}`,
    combo: ({ link, card, with: cards }) =>
      link === null
        ? `Follow with ${name(card)}${woundUp(cards)}`
        : `Link ${name(card)} with ${name(link)}${woundUp(cards)}`,
    recover: ({ count }) => (count === 0 ? 'Draw nothing' : `Draw ${some(count)}`),
    ringBreak: (move) => {
      const back =
        'cards' in move
          ? `${some(move.cards.length)} return${move.cards.length === 0 ? '' : `: ${names(move.cards)}`}`
          : `${some(move.count)} return at random`;
      return `${back}; draw ${move.draw}`;
    },
    pass: () => 'Pass',
  },
  reasons: {
    strike: ({ win, lands, hits: mean }) =>
      `Lands in ${percent(lands)} of simulated fights, with ${decimal(mean)} hits on average; ${winning(win)}.`,
    guard: ({ win, holds, hits: mean }) =>
      `Stays unhurt in ${percent(holds)} of simulated fights and takes ${decimal(mean)} hits on average; ${winning(win)}.`,
    supply: ({ win, deck }) => `Leaves ${some(deck)} in the deck; ${winning(win)}.`,
    odds: ({ win }) => `${winning(win)}.`,
  },
  draw: draw('en', {
    corners: EN.corners,
    round: EN.round,
    phase: (phase) => `phase ${phase}`,
    turn: 'attacks',
    hand: 'hand',
    deck: 'deck',
    discard: 'discards',
    hits: 'hit',
    knockdowns: 'knockdowns',
    points: 'points',
    table: 'played',
    exhausted: 'exhausted',
    down: 'down',
    yourHand: EN.yourHand,
    hit: (n) => (n === '1' ? '1 hit' : `${n} hits`),
    initiative: 'initiative',
  }),
};
