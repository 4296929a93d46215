import type { Situation } from '../../../bots/bot.ts';
import { appeal, type Style } from '../../../bots/style.ts';
import { at } from '../../../engine/list.ts';
import { startMoney } from '../boxers.ts';
import type { Corner, Fight, KnockOut, Move } from '../kind.ts';
import { stakeOf } from '../rules/betting.ts';

/**
 * A beginner: sends the favourite out, spends the high cards first, trusts the own boxer or the
 * bigger name, bets with an open hand, and remembers nothing.
 */
export function rookie(situation: Situation<KnockOut>): Move {
  const { ask, view } = situation;
  const { phase } = view.open;
  if (ask.about === 'colour') return anyOf(situation);
  if (ask.about === 'challenge') return favourite(situation);
  if (ask.about === 'train') return heaviestHand(situation);
  if (ask.about === 'chip' && 'fight' in phase) return hopefulChip(situation, phase.fight);
  return highestCard(situation);
}

/** A colour, whichever. */
export function anyOf({ ask, rng }: Situation<KnockOut>): Move {
  return at(ask.moves, rng.below(ask.moves.length));
}

/** The boxer with the most start money, against anybody. */
function favourite({ ask, view, rng }: Situation<KnockOut>): Move {
  const worth = (move: Move): number =>
    move.type === 'challenge' ? startMoney(view.open, move.boxer) : 0;
  const best = Math.max(...ask.moves.map(worth));
  const moves = ask.moves.filter((move) => worth(move) === best);
  return at(moves, rng.below(moves.length));
}

/** The four highest cards; now and then any four. */
function heaviestHand({ ask, rng }: Situation<KnockOut>): Move {
  if (rng.below(4) === 0) return at(ask.moves, rng.below(ask.moves.length));
  return at(ask.moves, ask.moves.length - 1);
}

/** A high card, mostly the highest. */
function highestCard({ ask, rng }: Situation<KnockOut>): Move {
  const last = ask.moves.length - 1;
  return at(ask.moves, rng.below(3) === 0 ? rng.below(last + 1) : last);
}

/** Backs a corner; follows a bet against it; passes when there is nothing to say. */
function hopefulChip({ ask, view, rng, style }: Situation<KnockOut>, fight: Fight): Move {
  const corner = favoured(fight, view.seat ?? -1);
  const backing = ask.moves.filter((move) => backs(move, corner, fight));
  const mood = rng.below(10);
  const shy = ask.moves.find((move) => move.type === 'pass');
  if (shy && mood < 4 + 2 * appeal(style, { patience: 1 })) return shy;
  const wild = mood >= 9 - appeal(style, { bluff: 1 });
  const bold = wild ? backing : backing.filter((move) => isPlain(move));
  const moves = toTaste(bold.length > 0 ? bold : backing, style);
  return moves.length > 0 ? at(moves, rng.below(moves.length)) : ask.idle;
}

/** Without the most cautious chips for a bold style, without the boldest for a cautious one. */
function toTaste(moves: readonly Move[], style: Style | undefined): readonly Move[] {
  const boldness = appeal(style, { risk: 1 });
  if (boldness === 0) return moves;
  const stake = (move: Move): number => (move.type === 'bet' ? boldness * stakeOf(move) : 0);
  return [...moves]
    .sort((a, b) => stake(b) - stake(a))
    .slice(0, Math.ceil(moves.length * (1 - Math.abs(boldness) / 4)));
}

/** The own corner, else that of the bigger name. */
function favoured({ red, blue }: Fight, seat: number): Corner {
  if (seat === red.seat) return 'red';
  if (seat === blue.seat) return 'blue';
  return red.startMoney > blue.startMoney ? 'red' : 'blue';
}

/** Whether a chip speaks for a corner. */
function backs(move: Move, corner: Corner, fight: Fight): boolean {
  if (move.type === 'bet') return (move.board === corner) === (move.face !== 'ko');
  if (move.type !== 'follow') return false;
  const { board, amount } = move;
  const bet = fight.bets.find((one) => one.board === board && one.amount === amount);
  return (
    bet !== undefined && (bet.board !== corner) === (bet.face !== 'ko') && stakeOf(bet) < 20000
  );
}

function isPlain(move: Move): boolean {
  return move.type !== 'bet' || move.face !== 'ko';
}
