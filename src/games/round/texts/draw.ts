import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Language, Who } from '../../../engine/texts.ts';
import type { Claim, Night, View } from '../kind.ts';
import { symbols } from '../notation.ts';
import { packOf } from '../pack.ts';
import { offerInHand } from '../rules/draft.ts';
import { leftOf, opponentOf, rightOf, ringOf } from '../rules/ring.ts';
import { tokensOf } from '../rules/tokens.ts';
import { draftOrder, ownerOf, placesOf, slotNames } from '../slots.ts';
import { boxerName, ownerName } from './words.ts';

/** The words that the table in letters needs. */
export interface DrawWords {
  readonly language: Language;
  /** Between a label and what it labels. */
  readonly colon: string;
  readonly night: (night: number, nights: number) => string;
  readonly phases: Readonly<Record<View['open']['phase']['type'], string>>;
  readonly packs: Readonly<Record<'small' | 'large', string>>;
  readonly faceUp: string;
  readonly centre: string;
  readonly columns: readonly [string, string, string, string];
  readonly starts: string;
  readonly ready: string;
  readonly locked: string;
  readonly drafts: string;
  readonly attacks: string;
  readonly boxer: string;
  readonly offered: string;
  readonly left: string;
  readonly right: string;
  readonly sheet: string;
  readonly said: (by: string, claim: Claim, who: Who) => string;
  readonly lastNight: string;
  readonly knockedOut: string;
}

/** The table in letters: the ring of bettors, what they say, and what the viewer holds. */
export function draw(words: DrawWords): (view: View, who: Who) => string {
  return (view, who) =>
    [
      [heading(words, view), ...common(words, view)],
      ring(words, view, who),
      mine(words, view, who),
      salon(words, view, who),
      before(words, view, who),
    ]
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n');
}

function heading({ night, phases, packs }: DrawWords, { open, options }: View): string {
  const pack = packOf(open.purses.length, options).name;
  return [night(open.night, options.nights), phases[open.phase.type], packs[pack]].join(' · ');
}

/** Cards that everybody sees. */
function common(words: DrawWords, view: View): string[] {
  const names = (cards: readonly number[]): string =>
    cards.map((card) => boxerName(view, card, words.language)).join(', ');
  const { faceUp, centre } = view.open;
  return [
    ...(faceUp.length > 0 ? [`${words.faceUp}${words.colon}${names(faceUp)}`] : []),
    ...(centre.length > 0 ? [`${words.centre}${words.colon}${names(centre)}`] : []),
  ];
}

/** One line for each slot, in the order of the ring. */
function ring(words: DrawWords, view: View, who: Who): string[] {
  const { open, options, seat } = view;
  const players = open.purses.length;
  const names = slotNames(players).map((slot) => ownerName(slot, who));
  const rows = ringOf(players, options).map((place) => {
    const owner = ownerOf(place, players);
    const { truth, lie } = tokensOf(open.history, place);
    return {
      mark: owner === seat ? '>' : ' ',
      cells: [
        at(names, place),
        `${open.purses[owner]}K`,
        said(view, place),
        '+'.repeat(truth) + '-'.repeat(lie),
        notes(words, view, place).join(', '),
      ],
    };
  });
  return aligned([{ mark: ' ', cells: [...words.columns, ''] }, ...rows]);
}

/** Lines with their cells below each other; money and numbers stand to the right. */
function aligned(
  rows: readonly { readonly mark: string; readonly cells: readonly string[] }[],
): string[] {
  const widths = range(5).map((i) => Math.max(...rows.map(({ cells }) => at(cells, i).length)));
  return rows.map(({ mark, cells }) => {
    const padded = cells.map((cell, i) =>
      i === 1 || i === 2 ? cell.padStart(at(widths, i)) : cell.padEnd(at(widths, i)),
    );
    return `${mark} ${padded.join('  ')}`.trimEnd();
  });
}

/** The number announced for a slot tonight. */
function said({ open }: View, place: number): string {
  const turn = draftOrder(open.purses.length, open.starter).indexOf(place);
  return String(open.announced[turn] ?? '.');
}

/** What there is to say about a slot's bettor now. */
function notes(words: DrawWords, { open, glance }: View, place: number): string[] {
  const players = open.purses.length;
  const { phase, starter, announced } = open;
  const owner = ownerOf(place, players);
  const order = draftOrder(players, starter);
  return [
    ...(at(order, 0) === place && phase.type !== 'over' ? [words.starts] : []),
    ...(phase.type === 'draft' && order[announced.length] === place ? [words.drafts] : []),
    ...(phase.type === 'salon' && phase.ready[owner] ? [words.ready] : []),
    ...(glance.locked[owner] ? [words.locked] : []),
    ...(phase.type === 'attack' && phase.seat === owner ? [words.attacks] : []),
  ];
}

/** What the viewer holds, whom it meets, and what the viewer has written. */
function mine(words: DrawWords, view: View, who: Who): string[] {
  const { own, seat, open } = view;
  if (!own || seat === null) return [];
  const boxers = own.cards.map(
    (card, index) =>
      `${words.boxer}${words.colon}${boxerName(view, card, words.language)}${sides(words, view, seat, index, who)}`,
  );
  const drafting = open.phase.type === 'draft' && own.offers.length > 0 && isDrafting(view, seat);
  const offer = drafting
    ? [
        `${words.offered}${words.colon}${offerInHand(own)
          .map((card) => boxerName(view, card, words.language))
          .join(', ')}`,
      ]
    : [];
  const sheets = (own.sheets ?? []).map(
    (sheet) => `${words.sheet}${words.colon}${symbols(sheet)} ${sheet.stake}K`,
  );
  return [...boxers, ...offer, ...sheets];
}

function isDrafting({ open }: View, seat: Seat): boolean {
  const players = open.purses.length;
  const next = draftOrder(players, open.starter)[open.announced.length];
  return next !== undefined && ownerOf(next, players) === seat;
}

/** Whom a boxer meets, side by side; with two bettors each fights once. */
function sides(words: DrawWords, view: View, seat: Seat, index: number, who: Who): string {
  const { open, options } = view;
  const players = open.purses.length;
  const place = at(placesOf(seat, players), index);
  const name = (other: number): string => ownerName(at(slotNames(players), other), who);
  const label = (side: string, other: number): string => `${side}${words.colon}${name(other)}`;
  if (players === 2) {
    const hand = index === 0 ? words.left : words.right;
    return `  (${label(hand, opponentOf(place, options))})`;
  }
  const around = ringOf(players, options);
  const left = label(words.left, leftOf(around, place));
  return `  (${left}, ${label(words.right, rightOf(around, place))})`;
}

/** The latest of what was said tonight. */
function salon(words: DrawWords, { open }: View, who: Who): string[] {
  return open.claims.slice(-8).map(({ by, claim }) => `  – ${words.said(who(by), claim, who)}`);
}

/** How the night before ended. */
function before(words: DrawWords, { open }: View, who: Who): string[] {
  const night = open.history.at(-1);
  if (!night) return [];
  return [
    `${words.lastNight}${words.colon}`.trimEnd(),
    ...range(night.slots.length).map((i) => fate(words, night, i, who)),
  ];
}

/** A boxer of the night before: number, announcement, results. */
function fate(words: DrawWords, night: Night, index: number, who: Who): string {
  const { slot, card, announced } = at(night.slots, index);
  const width = Math.max(...night.slots.map((one) => ownerName(one.slot, who).length));
  const out = night.ko === slot ? `  ${words.knockedOut}` : '';
  const wins = night.duels.filter(({ winner }) => winner === slot).length;
  const number = String(card).padStart(2);
  const claimed = announced === card ? '' : ` (${announced})`;
  return `  ${ownerName(slot, who).padEnd(width)} ${number}${claimed.padEnd(5)} ${'I'.repeat(wins)}${out}`.trimEnd();
}
