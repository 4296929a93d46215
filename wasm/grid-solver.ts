// The exact solver of the grid in AssemblyScript. `node scripts/wasm.mjs` compiles it into
// `src/games/grid/bot/solver-binary.ts`; `solver-program.ts` there loads it and fills its tables. Names
// and numbers mean what they mean in `position.ts`, `lines.ts` and `evaluation.ts`.

/** Whether the time is up; asked every 256 positions. */
@external("host", "stop")
declare function stop(): bool;

// Tables that the host fills; it reads from these exports where each lies, in bytes.
export const LINE_OF: usize = 0; // u8, 3 for each of 54 holes
export const PART_OF: usize = 256; // u16, 3 for each hole
export const WEIGHT_OF: usize = 1024; // i32, 3 for each hole
export const IN_LINE: usize = 2048; // u8, 18 for each hole
export const LOW: usize = 3072; // i32 for each hole
export const HIGH: usize = 3328; // i32 for each hole
export const LOW_NEAR: usize = 3584; // i32 for each hole
export const HIGH_NEAR: usize = 3840; // i32 for each hole
export const WORTH: usize = 4096; // i32 for each hole
export const RANGE: usize = 4352; // i32 for each line
export const BEGIN: usize = 4608; // i32 for each line of the large board
export const TEMPO: usize = 4864; // i32 for each number of empty holes
export const TAKEN: usize = 5120; // i32, 64 for each hole
export const ENCLOSED: usize = 18944; // u8, 6 * 729 for each seat
export const WEIGHTS: usize = 27904; // i32, 18 for each number of empty holes of the small board
export const TABLE: usize = 30720; // i16, 1107 for each number of empty holes and seat

/** The position's lines: i32 for each. */
export const LINES: usize = 168448;

/** Moves and how promising they are: u16 and i32, 384 for each number of empty holes. */
const MOVES: usize = 168960;
const PROMISE: usize = 197376;

/** The transposition table: 16 bytes for each entry. */
const MEMORY: usize = 262144;

const MOST_MOVES: i32 = 384;
const SEAT_PART: i32 = 6 * 729;
const PART: i32 = 1107;
const ALL_LOW: i32 = 0x3ffff;
const EVERYTHING: i32 = 63;

let first: i32 = 0;
let allHigh: i32 = 0;
let optional: bool = false;
let lineFrom: i32 = 0;
let lineMiddle: i32 = 0;
let lineEnd: i32 = 0;
let mask: i32 = 0;

let low: i32 = 0;
let high: i32 = 0;
let empty: i32 = 0;
let seat: i32 = 0;
let lead: i32 = 0;

let nodes: i32 = 0;
let most: i32 = 0;
let over: bool = false;

/** Chooses the board and empties a transposition table of 2^bits entries; so many positions were counted before. */
export function begin(large: bool, takes: bool, bits: i32, before: i32): void {
  first = large ? 0 : 36;
  allHigh = large ? ALL_LOW : 0;
  optional = takes;
  lineFrom = large ? 0 : 24;
  lineMiddle = large ? 4 : 27;
  lineEnd = large ? 8 : 30;
  mask = (1 << bits) - 1;
  const end = MEMORY + ((<usize>1) << (bits + 4));
  const pages = <i32>((end + 0xffff) >>> 16) - memory.size();
  if (pages > 0) memory.grow(pages);
  memory.fill(MEMORY, 0, end - MEMORY);
  nodes = before;
  over = false;
}

/** Sets up all of a position but its lines, which the host writes. */
export function setUp(lowHoles: i32, highHoles: i32, emptyHoles: i32, mover: i32, difference: i32): void {
  low = lowHoles;
  high = highHoles;
  empty = emptyHoles;
  seat = mover;
  lead = difference;
}

/** How many positions may be counted in all. */
export function limit(count: i32): void {
  most = count;
}

export function counted(): i32 {
  return nodes;
}

/** The budget is used up: what a search returns from then on means nothing. */
export function isOver(): bool {
  return over;
}

@inline
function line(number: i32): i32 {
  return load<i32>(LINES + ((<usize>number) << 2));
}

@inline
function change(hole: i32, by: i32): void {
  const base = <usize>(3 * hole);
  const at = WEIGHT_OF + (base << 2);
  const one = LINES + ((<usize>load<u8>(LINE_OF + base)) << 2);
  const two = LINES + ((<usize>load<u8>(LINE_OF + base, 1)) << 2);
  const three = LINES + ((<usize>load<u8>(LINE_OF + base, 2)) << 2);
  store<i32>(one, load<i32>(one) + by * load<i32>(at));
  store<i32>(two, load<i32>(two) + by * load<i32>(at, 4));
  store<i32>(three, load<i32>(three) + by * load<i32>(at, 8));
}

@inline
function enclosed(hole: i32): i32 {
  const base = <usize>(3 * hole);
  const part = PART_OF + (base << 1);
  const table = ENCLOSED + <usize>(SEAT_PART * seat);
  return (
    <i32>load<u8>(table + load<u16>(part) + line(load<u8>(LINE_OF + base))) |
    (<i32>load<u8>(table + load<u16>(part, 2) + line(load<u8>(LINE_OF + base, 1))) << 6) |
    (<i32>load<u8>(table + load<u16>(part, 4) + line(load<u8>(LINE_OF + base, 2))) << 12)
  );
}

@inline
function knockedBy(code: i32): i32 {
  const all = enclosed(code >> 6);
  return optional ? all & load<i32>(TAKEN + ((<usize>code) << 2)) : all;
}

@inline
function replace(hole: i32, knocked: i32, by: i32): void {
  const base = IN_LINE + <usize>(18 * hole);
  for (let bits = knocked; bits != 0; bits &= bits - 1) {
    change(load<u8>(base + ctz(bits)), by);
    lead -= 2;
  }
}

function play(code: i32): i32 {
  const hole = code >> 6;
  const knocked = knockedBy(code);
  change(hole, seat + 1);
  lead = -1 - lead;
  if (knocked != 0) replace(hole, knocked, 2 * seat - 1);
  low |= load<i32>(LOW + ((<usize>hole) << 2));
  high |= load<i32>(HIGH + ((<usize>hole) << 2));
  empty--;
  seat = 1 - seat;
  return knocked;
}

function takeBack(code: i32, knocked: i32): void {
  const hole = code >> 6;
  seat = 1 - seat;
  lead = -1 - lead;
  empty++;
  low ^= load<i32>(LOW + ((<usize>hole) << 2));
  high ^= load<i32>(HIGH + ((<usize>hole) << 2));
  if (knocked != 0) replace(hole, knocked, 1 - 2 * seat);
  change(hole, -1 - seat);
}

/** What a position promises whoever is to move, in hundredths of a peg. */
function judge(): i32 {
  return first == 0 ? evaluate() : weigh();
}

function evaluate(): i32 {
  const table = TABLE + ((<usize>(PART * (2 * empty + seat))) << 1);
  let value = load<i32>(TEMPO + ((<usize>empty) << 2));
  for (let number: usize = 0; number < 24 * 4; number += 4)
    value += <i32>load<i16>(table + ((<usize>(load<i32>(BEGIN + number) + load<i32>(LINES + number))) << 1));
  return value;
}

function weigh(): i32 {
  const weights = WEIGHTS + ((<usize>(18 * empty)) << 2);
  let value = 0;
  for (let index = 0; index < 18; index++) {
    const base = <usize>(3 * (36 + index));
    const peg = (line(load<u8>(LINE_OF + base)) / load<i32>(WEIGHT_OF + (base << 2))) % 3;
    const weight = load<i32>(weights + ((<usize>index) << 2));
    if (peg != 0) value += peg - 1 == seat ? weight : 0 - weight;
  }
  return value;
}

function half(from: i32, to: i32): i32 {
  let number = 0;
  for (let at = to - 1; at >= from; at--)
    number = number * load<i32>(RANGE + ((<usize>at) << 2)) + line(at);
  return number;
}

@inline
function scattered(lower: i32, upper: i32): i32 {
  let mixed = (lower ^ (upper * 0x9e3779b1)) * 0x85ebca6b;
  mixed = (mixed ^ (mixed >>> 15)) * 0xc2b2ae35;
  return mixed ^ (mixed >>> 16);
}

/** Lists all moves in canonical order from a place on; gives the place after the last. */
function listMoves(from: i32): i32 {
  let end = from;
  for (let bits = ALL_LOW & ~low; bits != 0; bits &= bits - 1) end = listHole(first + ctz(bits), end);
  for (let bits = allHigh & ~high; bits != 0; bits &= bits - 1) end = listHole(first + 18 + ctz(bits), end);
  return end;
}

@inline
function listHole(hole: i32, from: i32): i32 {
  const base = (<usize>hole) << 2;
  if (((load<i32>(LOW_NEAR + base) & low) | (load<i32>(HIGH_NEAR + base) & high)) == 0) return from;
  if (optional) return listTakes(hole, from);
  store<u16>(MOVES + ((<usize>from) << 1), <u16>(64 * hole + EVERYTHING));
  return from + 1;
}

function listTakes(hole: i32, from: i32): i32 {
  const pegs = enclosed(hole);
  let directions = 0;
  for (let bit = 1; bit < EVERYTHING; bit *= 2)
    if ((pegs & load<i32>(TAKEN + ((<usize>(64 * hole + bit)) << 2))) != 0) directions |= bit;
  let end = from;
  let declined = directions;
  while (true) {
    store<u16>(MOVES + ((<usize>end) << 1), <u16>(64 * hole + (directions ^ declined)));
    end++;
    if (declined == 0) break;
    declined = (declined - 1) & directions;
  }
  return end;
}

@inline
function moveAt(place: i32): i32 {
  return load<u16>(MOVES + ((<usize>place) << 1));
}

/**
 * Lists all moves from a place on, the most promising first; `tried` was best before. Stops where a
 * remembered reply shows that a move leads above the bound: `refuted` says to what.
 */
function listByPromise(from: i32, tried: i32, closely: bool, bound: i32): i32 {
  refuted = -NEVER;
  const end = listMoves(from);
  for (let i = from; i < end; i++) {
    const code = moveAt(i);
    let promise: i32;
    if (closely) {
      const knocked = play(code);
      promise = 0 - judge();
      if (empty >= WORTH_LOOKING_UP) refuted = max(refuted, 0 - mostKnown());
      takeBack(code, knocked);
      if (refuted > bound) return end;
    } else promise = worth(code >> 6) + 3 * popcnt(knockedBy(code));
    if (code == tried) promise = 10_000;
    let to = i;
    for (; to > from; to--) {
      const before = load<i32>(PROMISE + ((<usize>(to - 1)) << 2));
      if (before >= promise) break;
      store<i32>(PROMISE + ((<usize>to) << 2), before);
      store<u16>(MOVES + ((<usize>to) << 1), <u16>moveAt(to - 1));
    }
    store<i32>(PROMISE + ((<usize>to) << 2), promise);
    store<u16>(MOVES + ((<usize>to) << 1), <u16>code);
  }
  return end;
}

/** What a remembered reply leaves at least, of all moves that were listed last. */
let refuted: i32 = 0;

/** The most that this position can come to, as far as it is remembered. */
function mostKnown(): i32 {
  const lower = half(lineFrom, lineMiddle);
  const upper = half(lineMiddle, lineEnd);
  const slot = slotOf(lower, upper);
  return remembers(slot, lower, upper) ? (load<i32>(slot, 8) >> 8) - NEVER : NEVER;
}

@inline
function slotOf(lower: i32, upper: i32): usize {
  return MEMORY + ((<usize>((scattered(lower, upper) >>> 2) & mask)) << 4);
}

@inline
function remembers(slot: usize, lower: i32, upper: i32): bool {
  return load<i32>(slot) == lower && load<i32>(slot, 4) == upper;
}

/** Positions with so few empty holes are not worth counting or remembering. */
const TRIFLE: i32 = 5;

/** With fewer empty holes it is quicker to try moves than to judge them. */
const WORTH_A_CLOSE_LOOK: i32 = 7;

/** With fewer empty holes after a move it is quicker to try it than to look whether it is remembered. */
const WORTH_LOOKING_UP: i32 = 8;

/** No difference is as large. */
const NEVER: i32 = 64;

/** What is known of a difference: at least in the low byte, at most above it. */
const UNKNOWN: i32 = (NEVER + NEVER) << 8;

/**
 * Whether the final difference is more than a bound: if so, gives a number above it that the
 * difference reaches, if not, one that it does not exceed. Differences are always even.
 */
export function isMore(bound: i32): i32 {
  if (empty <= 3 && !optional) return lastHoles(bound);
  if (empty == 0) return lead;
  const from = MOST_MOVES * empty;
  if (empty <= TRIFLE) return bestListed(from, listByPromise(from, 0, false, bound), bound);
  nodes++;
  if (nodes > most || ((nodes & 255) == 0 && stop())) over = true;
  const lower = half(lineFrom, lineMiddle);
  const upper = half(lineMiddle, lineEnd);
  const slot = slotOf(lower, upper);
  const known = remembers(slot, lower, upper) ? load<i32>(slot, 8) : UNKNOWN;
  const least = (known & 255) - NEVER;
  const atMost = (known >> 8) - NEVER;
  if (least > bound) return least;
  if (atMost <= bound) return atMost;
  const end = listByPromise(from, known == UNKNOWN ? 0 : load<i32>(slot, 12), empty >= WORTH_A_CLOSE_LOOK, bound);
  if (refuted > bound) return refuted;
  const best = bestListed(from, end, bound);
  if (!over) {
    store<i32>(slot, lower);
    store<i32>(slot, upper, 4);
    store<i32>(slot, best > bound ? within(best, atMost) : within(least, best), 8);
    store<i32>(slot, bestMove, 12);
  }
  return best;
}

/** The best that the moves listed at a place lead to; stops above the bound. `bestMove` is the one that led there. */
function bestListed(from: i32, end: i32, bound: i32): i32 {
  let best = -NEVER;
  let move = 0;
  for (let i = from; i < end && best <= bound && !over; i++) {
    const value = leadAfter(moveAt(i), bound);
    if (value <= best) continue;
    best = value;
    move = moveAt(i);
  }
  bestMove = move;
  return best;
}

let bestMove: i32 = 0;

@inline
function within(least: i32, atMost: i32): i32 {
  return least + NEVER + ((atMost + NEVER) << 8);
}

/** What a move leads to, in the sense of `isMore`. */
export function leadAfter(code: i32, bound: i32): i32 {
  const knocked = play(code);
  const value = 0 - isMore(-2 - bound);
  takeBack(code, knocked);
  return value;
}

/** With at most three empty holes all of them are playable (GI-11), and nothing is worth remembering. */
function lastHoles(bound: i32): i32 {
  if (empty == 0) return lead;
  const lowEmpty = ALL_LOW & ~low;
  const highEmpty = allHigh & ~high;
  const one = firstOf(lowEmpty, highEmpty);
  if (empty == 1) return lead + 1 + 2 * popcnt(enclosed(one));
  const two = firstOf(
    lowEmpty & (lowEmpty - 1),
    lowEmpty == 0 ? highEmpty & (highEmpty - 1) : highEmpty,
  );
  if (empty == 2) return ofTwo(one, two, bound);
  const three = first + (highEmpty == 0 ? 31 - clz(lowEmpty) : 18 + 31 - clz(highEmpty));
  return ofThree(one, two, three, bound);
}

@inline
function firstOf(lowHoles: i32, highHoles: i32): i32 {
  return first + (lowHoles == 0 ? 18 + ctz(highHoles) : ctz(lowHoles));
}

@inline
function worth(hole: i32): i32 {
  return load<i32>(WORTH + ((<usize>hole) << 2));
}

function ofThree(one: i32, two: i32, three: i32, bound: i32): i32 {
  if (worth(one) < worth(two)) return ofThree(two, one, three, bound);
  if (worth(one) < worth(three)) return ofThree(three, two, one, bound);
  let best = thenTwo(one, two, three, bound);
  if (best <= bound) best = max(best, thenTwo(two, one, three, bound));
  if (best <= bound) best = max(best, thenTwo(three, one, two, bound));
  return best;
}

function thenTwo(hole: i32, one: i32, two: i32, bound: i32): i32 {
  const code = 64 * hole + EVERYTHING;
  const knocked = play(code);
  const value = 0 - ofTwo(one, two, -2 - bound);
  takeBack(code, knocked);
  return value;
}

function ofTwo(one: i32, two: i32, bound: i32): i32 {
  const best = thenOne(one, two, bound);
  return best > bound ? best : max(best, thenOne(two, one, bound));
}

/** Both place one more peg, so only what they knock out counts. */
function thenOne(hole: i32, last: i32, bound: i32): i32 {
  const atMost = lead + 2 * popcnt(enclosed(hole));
  if (atMost <= bound) return atMost;
  const code = 64 * hole + EVERYTHING;
  const knocked = play(code);
  const value = atMost - 2 * popcnt(enclosed(last));
  takeBack(code, knocked);
  return value;
}
