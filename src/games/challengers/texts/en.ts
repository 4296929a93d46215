import type { Texts } from '../../../engine/texts.ts';
import type { Challengers } from '../kind.ts';
import { RULES } from '../rulebook.ts';
import { draw } from './draw.ts';
import { SETS_EN } from './effects-en.ts';
import { EVENTS_EN, WHISPERS_EN } from './events-en.ts';
import { poster } from './poster.ts';
import { setValues } from './set-values.ts';
import { described, shownAll } from './words.ts';
import { WORDS_EN } from './words-en.ts';

const words = WORDS_EN;

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const decimal = (n: number): string => n.toFixed(1);

export const en: Texts<Challengers> = {
  ...poster.en,
  rules: RULES,
  options: {
    sets: {
      name: 'Sets',
      says: 'Which five of the six additional sets are in play.',
      values: setValues(SETS_EN, 'random', (left) => `all but ${left}`),
    },
    robotLevel: {
      name: 'Robot',
      says: 'How strong the Robot is; it plays with an odd number of players.',
      values: { 1: 'level 1', 2: 'level 2', 3: 'level 3', 4: 'level 4', 5: 'level 5' },
    },
    soloCards: {
      name: 'Solo cards',
      says: 'Mixes three stronger cards into the Robot’s replacements. No effect at level 1, where nothing is replaced.',
      values: { false: 'no', true: 'yes' },
    },
    duelChoice: {
      name: 'Two cards',
      says: 'Whether you see two cards and choose which of them to reveal.',
      values: { false: 'reveal the top card', true: 'choose one of two' },
    },
    openTrophies: {
      name: 'Trophies',
      says: 'Whether everyone can see the fans on trophies; with one or two players they always can.',
      values: { false: 'hidden', true: 'open' },
    },
    round4: {
      name: 'Round four',
      says: 'What you may draw in the fourth round.',
      values: { B2: 'two of level B', A2orB2: 'two of level A or two of level B' },
    },
    lastCard: {
      name: 'Last card',
      says: 'Whether you may remove even the last card of your deck; you then lose the match.',
      values: { stays: 'must stay', goes: 'may be removed' },
    },
    robotPlan: {
      name: 'Robot’s plan',
      says: 'Which tournament plan the Robot follows; it changes whom it meets and when.',
      values: { first: 'the one with its mark', last: 'the last one' },
    },
    allSets: {
      name: 'All sets (house rule)',
      says: 'Play with all six additional sets instead of five.',
      values: { false: 'no', true: 'yes, all six' },
    },
    shortTournament: {
      name: 'Short tournament (house rule)',
      says: 'Fewer rounds before the final.',
      values: {
        null: 'no, seven rounds',
        3: '3 rounds',
        4: '4 rounds',
        5: '5 rounds',
        6: '6 rounds',
      },
    },
    finalForTwo: {
      name: 'Final for two (house rule)',
      says: 'With two players a final always decides; no lead ends the game early.',
      values: { false: 'no, fans decide', true: 'yes' },
    },
  },
  presets: {
    rulebook: { name: 'Rulebook', says: 'The tournament as in the rulebook.' },
    firstGame: { name: 'First game', says: 'Without Outer Space, whose cards trade and grow.' },
    toughRobot: { name: 'Tough Robot', says: 'The Robot of level 5 with its solo cards.' },
    short: { name: 'Short tournament (house rule)', says: 'Four rounds, then the final.' },
  },
  asks: {
    draw: () => 'Choose the level to draw five cards from.',
    pick: ({ open, seat }) => {
      const phase = seat === null ? undefined : open.players[seat]?.phase;
      const left = phase?.type === 'pick' ? phase.left : 0;
      return `Pick a card for your deck (${left} left), redraw, or stop.`;
    },
    trade: ({ own }) =>
      `Trade in other cards for one more pick? ${own?.trade ? described(words, own.trade) : ''}`,
    trim: () => 'Remove cards from your deck, or get ready for the match.',
    keepTop: () => 'Which card stays on top of your deck?',
    arrange: () => 'In which order do these cards go back on top of your deck?',
    search: () => 'Which card do you take from your deck?',
    exhaust: () => 'Which cards go from the bench to the exhaust pile?',
    benchToDeck: () => 'Which card goes from your bench to the top of your deck?',
    reveal: () => 'Which of the two top cards do you reveal?',
  },
  events: EVENTS_EN,
  whispers: WHISPERS_EN,
  moves: {
    draw: ({ level }) => `Draw from level ${level}`,
    pick: ({ card }) => `Pick ${described(words, card)}`,
    redraw: () => 'Redraw the whole offer',
    trade: ({ cards }) =>
      cards.length === 0 ? 'Trade nothing in' : `Trade in ${shownAll(words, cards)}`,
    endDraft: () => 'Stop picking',
    remove: ({ card }) => `Remove ${described(words, card)}`,
    ready: () => 'Ready for the match',
    choose: ({ cards }) =>
      cards.length === 0 ? 'Choose nothing' : `Choose ${shownAll(words, cards)}`,
  },
  reasons: {
    fought: ({ win, fans, matches }) =>
      `Wins ${percent(win)} of ${matches} simulated matches of this round, with ${decimal(fans)} fans per match.`,
    deck: ({ win }) => `A deck that should win ${percent(win)} of this round’s matches.`,
    running: ({ win, fans, worlds }) =>
      `Wins this match in ${percent(win)} of ${worlds} simulations, with ${decimal(fans)} more fans on average.`,
  },
  draw: draw(words, {
    colon: ':',
    round: 'round',
    final: 'final',
    deck: 'deck',
    fans: 'fans',
    trophies: 'trophies',
    sets: 'Sets',
    trays: 'Trays (pile + discard)',
    offer: (level, left) => `Your offer of level ${level}, ${left} to pick:`,
    own: (cards, names) => `Your ${cards} cards, ${names} names (the bench has six spaces):`,
    looking: 'You are looking at:',
    flag: 'holds the flag',
    attack: 'attacks',
    bench: 'bench',
    exhaust: 'exhausted',
    charge: 'charge',
  }),
  automa: 'The Robot',
};
