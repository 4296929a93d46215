import { range } from '../../../engine/list.ts';
import type { Language, Who } from '../../../engine/texts.ts';
import { BELTS } from '../belts.ts';
import { cardOf } from '../deck.ts';
import type { CardId, Corner, View } from '../kind.ts';
import { PHASES } from '../rules/phases.ts';
import { cardText, namesOf } from './cards.ts';

/** What the fight plan says in a language. */
export interface PlanWords {
  readonly corners: readonly [string, string];
  readonly round: (round: number, rounds: number) => string;
  readonly phase: (phase: number) => string;
  readonly turn: string;
  readonly hand: string;
  readonly deck: string;
  readonly discard: string;
  readonly hits: string;
  readonly knockdowns: string;
  readonly points: string;
  readonly table: string;
  readonly exhausted: string;
  readonly down: string;
  readonly yourHand: string;
  readonly hit: (hits: string) => string;
  readonly initiative: string;
}

const WIDTH = 72;
const LABEL = 12;

/** The fight plan in letters: the opponent above, the viewer below, and the viewer's hand. */
export function draw(language: Language, words: PlanWords): (view: View, who: Who) => string {
  return (view, who) => {
    const below: Corner = view.seat === 1 ? 1 : 0;
    const above: Corner = below === 0 ? 1 : 0;
    return [
      ...cornerLines(language, words, view, above, who),
      ...clockLines(words, view),
      ...cornerLines(language, words, view, below, who),
      ...handLines(language, words, view),
    ].join('\n');
  };
}

function clockLines(words: PlanWords, { open, options }: View): string[] {
  const { round, rounds, phase } = open;
  if (options.variant !== 'ring') return ['', rule(words.phase(phase)), ''];
  const clock = range(PHASES + 1).map((field) => (field === phase ? '●' : field === 0 ? '□' : '·'));
  return ['', rule(`${words.round(round, rounds)}  ${clock.join('')}  ${words.phase(phase)}`), ''];
}

function rule(text: string): string {
  return `── ${text} ${'─'.repeat(Math.max(0, WIDTH - text.length - 4))}`;
}

function cornerLines(
  language: Language,
  words: PlanWords,
  { open, glance, options, seat: viewer }: View,
  seat: Corner,
  who: Who,
): string[] {
  const mine = open.fighters[seat];
  const marks = [
    open.active === seat && open.step.type !== 'over' ? words.turn : '',
    mine.runOuts > 0 ? words.exhausted : '',
    open.down !== null && open.active !== seat ? words.down : '',
  ].filter((mark) => mark !== '');
  const hand = `${glance.hands[seat]}/${BELTS[seat === 0 ? options['red.belt'] : options['blue.belt']].hand}`;
  const numbers = [
    `${words.hand} ${hand}`,
    `${words.deck} ${glance.decks[seat]}`,
    `${words.discard} ${mine.discard.length}`,
    `${words.knockdowns} ${mine.knockdown.length}`,
    `${words.points} ${mine.vpCards.length}`,
  ];
  const title = `${words.corners[seat]} · ${who(seat)}`;
  return [
    marks.length > 0 ? `${title}  [${marks.join(', ')}]` : title,
    `  ${numbers.join('   ')}`,
    ...zone(language, words.hand, seat === viewer ? [] : (glance.shown[seat] ?? [])),
    ...zone(language, words.hits, mine.hit),
    ...zone(language, words.discard, mine.discard.slice(-6)),
    ...zone(language, words.table, mine.table, ' + '),
  ];
}

/** A zone is shown only if something lies in it. */
function zone(
  language: Language,
  label: string,
  cards: readonly CardId[],
  between = ', ',
): string[] {
  if (cards.length === 0) return [];
  return [`  ${label.padEnd(LABEL)} ${namesOf(language, cards, between)}`];
}

function handLines(language: Language, words: PlanWords, { own }: View): string[] {
  if (!own) return [];
  const names = own.hand.map((card) => cardText(language, card));
  const width = Math.max(0, ...names.map(({ name }) => name.length));
  const kinds = Math.max(0, ...names.map(({ kind }) => kind.length));
  const ids = Math.max(0, ...own.hand.map((card) => card.length));
  const lines = own.hand.map((card) => {
    const { name, kind } = cardText(language, card);
    const { initiative } = cardOf(card);
    const strength = `${words.initiative} ${String(initiative).padStart(2)}`;
    const columns = [card.padEnd(ids), name.padEnd(width), kind.padEnd(kinds), strength];
    return `  ${columns.join('  ')}  ${hitsOf(words, card)}`.trimEnd();
  });
  return ['', `${words.yourHand} (${own.hand.length})`, ...lines];
}

/** The hits of an attack, with its wind-up: `2`, `2-3`, `4`. */
function hitsOf({ hit }: PlanWords, card: CardId): string {
  const { hits, windUp } = cardOf(card);
  if (windUp === null) return '';
  const [least, most] = [hits + windUp.min, hits + windUp.max];
  return hit(least === most ? `${least}` : `${least}-${most}`);
}
