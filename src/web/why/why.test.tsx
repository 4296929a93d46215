// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Explanation } from '../../bots/explaining.ts';
import { whySentences } from '../../bots/why-sentences.ts';
import { unsafeCast } from '../../engine/json.ts';
import { TEXTS } from '../../games/texts.ts';
import { OnlineTable } from '../online/online-table.ts';
import type { Sitter, TableSession, TableState } from '../session.ts';
import { explainedEntries, LogPanel } from '../table/log-panel.tsx';
import { explainerOf } from './explainer.ts';

const BOT: Sitter = { kind: 'bot', level: 'contender', character: 'sam' };
const texts = TEXTS.grid?.en;
const french = TEXTS.grid?.fr;
const placed = {
  news: { type: 'placed', seat: 1, hole: 'c3' },
  rule: 'GR-5',
  to: null,
  visibleUntil: null,
};

const STATE = unsafeCast<TableState>({
  game: 'grid',
  sitters: [{ kind: 'here', name: 'P' }, BOT],
  view: {},
  heard: [placed],
  outcome: null,
  botMoves: [{ step: 2, seat: 1, from: 0, to: 1 }],
});
const log = () => [{ key: 0, seat: 1, text: 'Sam plays c3.', rules: ['GR-5'] }];

/** The log as it is shown at a table. */
function logAt(session: object, state: TableState, wanted: boolean): string {
  if (!texts) throw new Error('no texts');
  const explain = explainerOf(unsafeCast<TableSession>(session), state, wanted);
  const screen = unsafeCast<Parameters<typeof LogPanel>[0]['screen']>({ log });
  return renderToString(<LogPanel {...{ state, screen, texts, explain }} who={() => 'Sam'} />);
}

const SOLO = { explain: () => Promise.resolve(null) };
const ENDED: TableState = {
  ...STATE,
  outcome: { places: [[1], [0]], scores: [1, 2], rule: 'GR-9' },
};

test('bots’ moves are explained alone with them if wanted, and after the game', () => {
  expect(logAt(SOLO, STATE, true)).toContain('aria-label="Why? Sam plays c3."');
  expect(logAt(SOLO, STATE, false)).not.toContain('Why?');
  expect(logAt(SOLO, ENDED, false)).toContain('Why?');
});

test('among other people nothing is explained before the end, whatever is wanted', () => {
  expect(logAt(SOLO, { ...STATE, botMoves: undefined }, true)).not.toContain('Why?');
  expect(logAt({}, STATE, true)).not.toContain('Why?');
  expect('explain' in OnlineTable.prototype).toBe(false);
});

test('only the first entry of a bot’s own move is explained', () => {
  const entry = (key: number, seat: number | null) => ({ key, seat, text: '', rules: [] });
  const moves = [{ step: 4, seat: 1, from: 2, to: 5 }];
  const entries = [entry(1, 1), entry(2, 0), entry(3, 1), entry(4, 1), entry(5, 1)];
  expect([...explainedEntries(entries, moves).keys()]).toEqual([3]);
  expect([...explainedEntries([{ ...entry(9, 1), news: 2 }], moves).keys()]).toEqual([9]);
});

const lead = (pegs: number) => ({ type: 'pegs', lead: pegs, exact: true, depth: 3 });

function said(
  other: object | null,
  isBest: boolean,
  language: 'en' | 'fr' = 'en',
): readonly string[] {
  const explanation = { type: 'weighed', rule: 'GR-5', worlds: 1, unit: 'pegs', reason: lead(3) };
  const known = language === 'en' ? texts : french;
  if (!known) throw new Error('no texts');
  return whySentences(unsafeCast<Explanation>({ ...explanation, isBest, other }), {
    ...{ texts: known, language, who: () => 'Sam', seat: 1, style: 'brawler' as const },
  });
}

test('an explanation compares the move with the next best, or with a champion’s', () => {
  const move = { type: 'place', hole: 'd4' };
  const [, ...next] = said({ move, reason: lead(1), by: 2 }, true);
  expect(next[0]).toMatch(/^The next best move is 2 pegs worse: .*d4/);
  expect(said({ move: null, reason: null, by: 2 }, true)[1]).toBe(
    'The next best move is 2 pegs worse.',
  );
  expect(said({ move: null, reason: null, by: 1 }, false)[1]).toBe(
    'A champion has a move that is 1 peg better.',
  );
  expect(said({ move: null, reason: null, by: 0 }, false).slice(1, 3)).toEqual([
    'It is just as good as the best move.',
    'Sam likes to attack and to play for high stakes.',
  ]);
  expect(said({ move: null, reason: null, by: 2 }, true, 'fr')[1]).toBe(
    'Le deuxième meilleur coup est moins bon de 2 pions.',
  );
});
