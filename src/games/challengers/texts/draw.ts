import { range } from '../../../engine/list.ts';
import type { Who } from '../../../engine/texts.ts';
import { TRAYS } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Match, Player, Side, View, Zone } from '../kind.ts';
import { BENCH_SPACES } from '../tournament.ts';
import { capital, described, matchName, named, type SentenceWords, shown } from './words.ts';

/** The words of the drawing alone. */
export interface DrawWords {
  readonly colon: string;
  readonly round: string;
  readonly final: string;
  readonly deck: string;
  readonly fans: string;
  readonly trophies: string;
  readonly sets: string;
  readonly trays: string;
  readonly offer: (level: string, left: number) => string;
  readonly own: (cards: number, names: number) => string;
  readonly looking: string;
  readonly flag: string;
  readonly attack: string;
  readonly bench: string;
  readonly exhaust: string;
  readonly charge: string;
}

/** The table in letters: the tournament, the running matches, and what the viewer has. */
export function draw(words: SentenceWords, say: DrawWords): (view: View, who: Who) => string {
  return (view, who) =>
    [
      standings(view, words, say, who),
      trays(view, words, say),
      ...view.open.matches.map((m) => match(view, m, words, say, who)),
      ...mine(view, words, say),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
}

function standings(
  { open, own, glance, seat }: View,
  words: SentenceWords,
  say: DrawWords,
  who: Who,
): string {
  const rows = open.players.map((player, n) => [
    n === seat ? '>' : ' ',
    who(n),
    player.round > 7 ? say.final : `${say.round} ${player.round}`,
    words.phases[player.phase.type],
    `${say.deck} ${glance.owned[n]}`,
    ...won(player, say, n === seat && own ? own.values : []),
  ]);
  const { robot } = open;
  if (robot)
    rows.push([
      ' ',
      capital(words.robot),
      `${say.round} ${Math.min(robot.round, 7)}`,
      '',
      `${say.deck} ${robot.deck.length}`,
      ...won(robot, say, []),
    ]);
  return columns(rows);
}

/** Fans and trophies; `known` are the fans that only their owner may know. */
function won(
  { fans, trophies }: Pick<Player, 'fans' | 'trophies'>,
  say: DrawWords,
  known: readonly number[],
): string[] {
  const backs = trophies.map((trophy, n) => `${trophy.round}:${trophy.fans ?? known[n] ?? '?'}`);
  return [`${say.fans} ${fans}`, `${say.trophies} ${backs.join(' ') || '–'}`];
}

function trays({ open, glance }: View, words: SentenceWords, say: DrawWords): string {
  const piles = TRAYS.map((level) => `${level} ${glance.piles[level]}+${glance.discards[level]}`);
  const sets = open.sets.map((set) => words.sets[set]).join(', ');
  return `${say.sets}${say.colon} ${sets}\n${say.trays}${say.colon} ${piles.join('   ')}`;
}

function match(view: View, m: Match, words: SentenceWords, say: DrawWords, who: Who): string {
  const sides = ([0, 1] as const).map((side) => sideOf(view, m, side, words, say, who));
  return [capital(matchName(words, m.id)), ...sides].join('\n');
}

function sideOf(
  view: View,
  m: Match,
  side: Side,
  words: SentenceWords,
  say: DrawWords,
  who: Who,
): string {
  const { row, exhaust, charge, bench } = m.zones[side];
  const cards = row.map(({ card, immediate, attack }) => {
    const bonus = immediate + attack;
    return `${shown(words, card)}${bonus > 0 ? `+${bonus}` : ''}`;
  });
  const player = m.sides[side];
  const place = player === 'robot' ? view.open.players.length : player;
  const role = m.flag === side ? say.flag : say.attack;
  return [
    `  ${capital(named(words, who, player))} – ${role}${say.colon} ${cards.join(', ') || '–'}${charge > 0 ? `  ${say.charge} +${charge}` : ''}`,
    `    ${say.bench}${say.colon} ${spaces(bench, words)}`,
    `    ${say.deck} ${view.glance.undrawn[place]}   ${say.exhaust} ${exhaust.length}`,
  ].join('\n');
}

function spaces(bench: Zone['bench'], words: SentenceWords): string {
  return range(BENCH_SPACES)
    .map((space) => {
      const cards = bench.filter((benched) => benched.space === space).map(({ card }) => card);
      const [first] = cards;
      const times = cards.length > 1 ? `${cards.length}× ` : '';
      return `[${first === undefined ? ' ' : `${times}${shown(words, first)}`}]`;
    })
    .join(' ');
}

function mine({ open, own, seat }: View, words: SentenceWords, say: DrawWords): string[] {
  if (seat === null || !own) return [];
  const { deck, offer, seen } = own;
  const phase = open.players[seat]?.phase;
  const drafts = phase?.type === 'pick' || phase?.type === 'trade' ? phase : undefined;
  const names = new Set(deck.map((card) => cardOf(card).key)).size;
  return [
    drafts ? `${say.offer(drafts.level, drafts.left)}\n${cardList(offer, words)}` : '',
    `${say.own(deck.length, names)}\n${cardList(deck, words)}`,
    seen.length > 0 ? `${say.looking}\n${cardList(seen, words)}` : '',
  ];
}

function cardList(cards: readonly CardName[], words: SentenceWords): string {
  return columns(cards.map((card) => ['  ', card, described(words, card)]));
}

/** Columns of equal width; the last one is not padded. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = range(Math.max(0, ...rows.map((row) => row.length))).map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
