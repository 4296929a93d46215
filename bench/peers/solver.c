/* The algorithm of wasm/grid-solver.ts in C, to compare with. Reads that program's tables, then positions (the number
 * of empty holes and of positions, then for each position: 42 lines, low, high, seat, lead, guess; all 32 bits) from
 * standard input, and prints the microseconds of all, then the exact value of each. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TABLES = 168448, LINES = 42, MOST_MOVES = 384, SEAT_PART = 6 * 729, PART = 1107, ALL = 0x3ffff };
enum { TRIFLE = 5, WORTH_A_CLOSE_LOOK = 7, WORTH_LOOKING_UP = 8, NEVER = 64, UNKNOWN = (NEVER + NEVER) << 8 };

static _Alignas(8) uint8_t tables[TABLES];
#define LINE_OF (tables + 0)
#define PART_OF ((const uint16_t *)(tables + 256))
#define WEIGHT_OF ((const int32_t *)(tables + 1024))
#define IN_LINE (tables + 2048)
#define LOW ((const int32_t *)(tables + 3072))
#define HIGH ((const int32_t *)(tables + 3328))
#define LOW_NEAR ((const int32_t *)(tables + 3584))
#define HIGH_NEAR ((const int32_t *)(tables + 3840))
#define WORTH ((const int32_t *)(tables + 4096))
#define RANGE ((const int32_t *)(tables + 4352))
#define BEGIN ((const int32_t *)(tables + 4608))
#define TEMPO ((const int32_t *)(tables + 4864))
#define ENCLOSED (tables + 18944)
#define TABLE ((const int16_t *)(tables + 30720))

typedef struct { int32_t lower, upper, known, move; } Entry;

static int32_t line[LINES], low, high, empty, seat, lead, refuted, best_move;
static uint16_t moves[MOST_MOVES * 37];
static int32_t promises[MOST_MOVES * 37];
static Entry *memory;
static uint32_t mask;

static inline int max(int a, int b) { return a > b ? a : b; }

static inline void change(int hole, int by) {
  const int h = 3 * hole;
  line[LINE_OF[h]] += by * WEIGHT_OF[h];
  line[LINE_OF[h + 1]] += by * WEIGHT_OF[h + 1];
  line[LINE_OF[h + 2]] += by * WEIGHT_OF[h + 2];
}

static inline int enclosed(int hole) {
  const int h = 3 * hole;
  const uint8_t *table = ENCLOSED + SEAT_PART * seat;
  return table[PART_OF[h] + line[LINE_OF[h]]] | table[PART_OF[h + 1] + line[LINE_OF[h + 1]]] << 6 |
         table[PART_OF[h + 2] + line[LINE_OF[h + 2]]] << 12;
}

static inline void replace(int hole, int knocked, int by) {
  for (int bits = knocked; bits != 0; bits &= bits - 1) {
    change(IN_LINE[18 * hole + __builtin_ctz(bits)], by);
    lead -= 2;
  }
}

static int play(int code) {
  const int hole = code >> 6, knocked = enclosed(hole);
  change(hole, seat + 1);
  lead = -1 - lead;
  if (knocked != 0) replace(hole, knocked, 2 * seat - 1);
  low |= LOW[hole];
  high |= HIGH[hole];
  empty--;
  seat = 1 - seat;
  return knocked;
}

static void take_back(int code, int knocked) {
  const int hole = code >> 6;
  seat = 1 - seat;
  lead = -1 - lead;
  empty++;
  low ^= LOW[hole];
  high ^= HIGH[hole];
  if (knocked != 0) replace(hole, knocked, 1 - 2 * seat);
  change(hole, -1 - seat);
}

static int judge(void) {
  const int16_t *table = TABLE + PART * (2 * empty + seat);
  int value = TEMPO[empty];
  for (int i = 0; i < 24; i++) value += table[BEGIN[i] + line[i]];
  return value;
}

static int half(int from, int to) {
  int number = 0;
  for (int i = to - 1; i >= from; i--) number = number * RANGE[i] + line[i];
  return number;
}

static Entry *slot_of(int lower, int upper) {
  uint32_t mixed = ((uint32_t)lower ^ ((uint32_t)upper * 0x9e3779b1u)) * 0x85ebca6bu;
  mixed = (mixed ^ (mixed >> 15)) * 0xc2b2ae35u;
  return memory + (((mixed ^ (mixed >> 16)) >> 2) & mask);
}

static int most_known(void) {
  const int lower = half(0, 4), upper = half(4, 8);
  const Entry *entry = slot_of(lower, upper);
  return entry->lower == lower && entry->upper == upper ? (entry->known >> 8) - NEVER : NEVER;
}

static inline int list_hole(int hole, int from) {
  if (((LOW_NEAR[hole] & low) | (HIGH_NEAR[hole] & high)) == 0) return from;
  moves[from] = 64 * hole + 63;
  return from + 1;
}

static int list_by_promise(int from, int tried, int closely, int bound) {
  int end = from;
  for (int bits = ALL & ~low; bits != 0; bits &= bits - 1) end = list_hole(__builtin_ctz(bits), end);
  for (int bits = ALL & ~high; bits != 0; bits &= bits - 1) end = list_hole(18 + __builtin_ctz(bits), end);
  refuted = -NEVER;
  for (int i = from; i < end; i++) {
    const int code = moves[i];
    int promise;
    if (closely) {
      const int knocked = play(code);
      promise = -judge();
      if (empty >= WORTH_LOOKING_UP) refuted = max(refuted, -most_known());
      take_back(code, knocked);
      if (refuted > bound) return end;
    } else
      promise = WORTH[code >> 6] + 3 * __builtin_popcount(enclosed(code >> 6));
    if (code == tried) promise = 10000;
    int to = i;
    for (; to > from && promises[to - 1] < promise; to--) {
      promises[to] = promises[to - 1];
      moves[to] = moves[to - 1];
    }
    promises[to] = promise;
    moves[to] = code;
  }
  return end;
}

static int is_more(int bound);

static int lead_after(int code, int bound) {
  const int knocked = play(code);
  const int value = -is_more(-2 - bound);
  take_back(code, knocked);
  return value;
}

static int then_one(int hole, int last, int bound) {
  const int most = lead + 2 * __builtin_popcount(enclosed(hole));
  if (most <= bound) return most;
  const int code = 64 * hole + 63, knocked = play(code);
  const int value = most - 2 * __builtin_popcount(enclosed(last));
  take_back(code, knocked);
  return value;
}

static int of_two(int one, int two, int bound) {
  const int best = then_one(one, two, bound);
  return best > bound ? best : max(best, then_one(two, one, bound));
}

static int then_two(int hole, int one, int two, int bound) {
  const int code = 64 * hole + 63, knocked = play(code);
  const int value = -of_two(one, two, -2 - bound);
  take_back(code, knocked);
  return value;
}

static int of_three(int one, int two, int three, int bound) {
  if (WORTH[one] < WORTH[two]) return of_three(two, one, three, bound);
  if (WORTH[one] < WORTH[three]) return of_three(three, two, one, bound);
  int best = then_two(one, two, three, bound);
  if (best <= bound) best = max(best, then_two(two, one, three, bound));
  if (best <= bound) best = max(best, then_two(three, one, two, bound));
  return best;
}

static inline int first_of(int a, int b) { return a == 0 ? 18 + __builtin_ctz(b) : __builtin_ctz(a); }

static int last_holes(int bound) {
  if (empty == 0) return lead;
  const int a = ALL & ~low, b = ALL & ~high, one = first_of(a, b);
  if (empty == 1) return lead + 1 + 2 * __builtin_popcount(enclosed(one));
  const int two = first_of(a & (a - 1), a == 0 ? b & (b - 1) : b);
  if (empty == 2) return of_two(one, two, bound);
  return of_three(one, two, b == 0 ? 31 - __builtin_clz(a) : 18 + 31 - __builtin_clz(b), bound);
}

static int best_listed(int from, int end, int bound) {
  int best = -NEVER, move = 0;
  for (int i = from; i < end && best <= bound; i++) {
    const int value = lead_after(moves[i], bound);
    if (value <= best) continue;
    best = value;
    move = moves[i];
  }
  best_move = move;
  return best;
}

static int is_more(int bound) {
  if (empty <= 3) return last_holes(bound);
  const int from = MOST_MOVES * empty;
  if (empty <= TRIFLE) return best_listed(from, list_by_promise(from, 0, 0, bound), bound);
  const int lower = half(0, 4), upper = half(4, 8);
  Entry *entry = slot_of(lower, upper);
  const int known = entry->lower == lower && entry->upper == upper ? entry->known : UNKNOWN;
  const int least = (known & 255) - NEVER, most = (known >> 8) - NEVER;
  if (least > bound) return least;
  if (most <= bound) return most;
  const int tried = known == UNKNOWN ? 0 : entry->move;
  const int end = list_by_promise(from, tried, empty >= WORTH_A_CLOSE_LOOK, bound);
  if (refuted > bound) return refuted;
  const int best = best_listed(from, end, bound);
  const int low_end = best > bound ? best : least, high_end = best > bound ? most : best;
  *entry = (Entry){lower, upper, low_end + NEVER + ((high_end + NEVER) << 8), best_move};
  return best;
}

static int exact_value(int guess) {
  int least = -36, most = 36, value = guess;
  while (least < most) {
    const int bound = value == least ? value : value - 2;
    value = is_more(bound);
    if (value > bound) least = value;
    else most = value;
  }
  return value;
}

static int next(void) {
  int32_t number;
  if (fread(&number, sizeof number, 1, stdin) != 1) exit(2);
  return number;
}

int main(void) {
  if (fread(tables, 1, TABLES, stdin) != TABLES) return 2;
  const int holes = next(), count = next(), bits = holes + 2 < 22 ? holes + 2 : 22;
  int32_t *values = malloc(count * sizeof *values);
  memory = malloc(sizeof(Entry) << bits);
  mask = (1u << bits) - 1;
  double microseconds = 0;
  for (int i = 0; i < count; i++) {
    for (int l = 0; l < LINES; l++) line[l] = next();
    low = next(), high = next(), seat = next(), lead = next(), empty = holes;
    const int guess = next();
    struct timespec from, to;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
    memset(memory, 0, sizeof(Entry) << bits);
    values[i] = exact_value(guess);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
    microseconds += 1e6 * (to.tv_sec - from.tv_sec) + 1e-3 * (to.tv_nsec - from.tv_nsec);
  }
  printf("%.0f", microseconds);
  for (int i = 0; i < count; i++) printf(" %d", values[i]);
  printf("\n");
  return 0;
}
