import { decisionIn, puzzleRating, readPuzzle } from '../../bots/puzzles.ts';
import type { Hosted } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import { range } from '../../engine/list.ts';
import { gameOf } from '../../games/rules.ts';
import type { TableState } from '../session.ts';
import { studiedBy } from './bot-moves.ts';
import { askOfSeat } from './local-table.ts';
import type { LocalServer, PuzzleLine } from './protocol.ts';

/** The local server's functions for puzzles. */
type PuzzleCalls = Pick<LocalServer, 'puzzles' | 'puzzle' | 'solve'>;

/** The puzzles that ship with the games. */
export function puzzleCalls(game: (id: string) => Hosted): PuzzleCalls {
  return {
    puzzles: (lines) => lines.map(rated),
    puzzle: (id, number, line) => {
      const { match, seat } = decision(game(id), line);
      return { ...stateOf(match, seat), id: `puzzle-${id}-${number}` };
    },
    solve: (id, line, move) => {
      const { match, seat, answer } = decision(game(id), line);
      if (!same(move, answer)) {
        const rule = match.refuses(seat, move);
        if (rule !== undefined) return { ok: false, rule };
      }
      const advice = studiedBy(match, seat, match.step() + 1);
      return { ok: true, right: same(move, answer), answer, advice };
    },
  };
}

function rated(line: string): PuzzleLine {
  const [, rookie = 0, contender = 0] = line.split(' ', 3).map(Number);
  const missed = { rookie: rookie / 100, contender: contender / 100 };
  return { line, rating: puzzleRating({ missed }), missed };
}

function decision(game: Hosted, line: string) {
  return decisionIn(game, readPuzzle(gameOf, line));
}

type Decision = ReturnType<typeof decision>;

function stateOf(match: Decision['match'], seat: number): Omit<TableState, 'id'> {
  return {
    game: match.game.id,
    sitters: range(match.seats).map((n) => ({
      kind: n === seat ? 'here' : 'away',
      name: 'ABCDEFGH'.charAt(n),
    })),
    step: match.step(),
    viewer: seat,
    view: match.view(seat),
    ask: askOfSeat(match, seat),
    heard: match.repeats(seat),
    news: [],
    asked: [seat],
    outcome: null,
    handOver: null,
    recap: [],
    mayTakeBack: false,
    mayHint: false,
    commitment: '',
  };
}
