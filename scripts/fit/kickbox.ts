// Kickbox: the value of a fight for one side, learned from fights that the policy plays.
import { anyAnswer } from '../../src/engine/ask.ts';
import { at } from '../../src/engine/list.ts';
import { normalOptions, type Option, readOptions } from '../../src/engine/options.ts';
import { SILENCE } from '../../src/engine/referee.ts';
import { type Rng, rngFrom } from '../../src/engine/rng.ts';
import { describe, FIGURES } from '../../src/games/kickbox/bot/figures.ts';
import { likelyAnswer } from '../../src/games/kickbox/bot/policy.ts';
import { kickbox } from '../../src/games/kickbox/game.ts';
import type { Corner, Options, State } from '../../src/games/kickbox/kind.ts';
import { OPTIONS } from '../../src/games/kickbox/options.ts';
import { PHASES } from '../../src/games/kickbox/rules/phases.ts';
import { type Example, type Figures, learn, packed } from './opinions.ts';
import { say, tableFile } from './table.ts';

const FIGHTS = 12_000;

/** More than half of the fights use the default options; the others vary each option. */
export function anyOptions(rng: Rng): Options {
  if (rng.below(5) < 3) return normalOptions(OPTIONS);
  const chosen: Record<string, unknown> = {};
  for (const [name, { values }] of Object.entries<Option<unknown>>(OPTIONS))
    if (values && rng.below(3) === 0) chosen[name] = at(values, rng.below(values.length));
  const read = readOptions(kickbox, chosen, 2);
  return 'options' in read ? read.options : anyOptions(rng);
}

/** A fight played by the policy; in half of the fights it sometimes deviates. */
function fight(rng: Rng): Example[] {
  const s = kickbox.setup(2, anyOptions(rng), rng, SILENCE);
  const wild = at([0, 0, 20, 50], rng.below(4));
  const seen: { readonly mine: Figures; readonly theirs: Figures }[] = [];
  let begun = -1;
  for (let [ask] = kickbox.asks(s); ask; [ask] = kickbox.asks(s)) {
    const now = s.open.round * (PHASES + 1) + s.open.phase;
    if (now !== begun && s.open.phase > 0 && rng.below(3) === 0)
      seen.push({ mine: sideOf(s, 0), theirs: sideOf(s, 1) });
    begun = now;
    const deviates = wild > 0 && rng.below(wild) === 0;
    const move = deviates ? anyAnswer(ask, rng) : likelyAnswer(s, ask, rng);
    kickbox.play(s, ask.seat, move, rng, SILENCE);
  }
  const score = at(kickbox.outcome(s)?.scores ?? [], 0);
  return seen.map((sides) => ({ ...sides, score }));
}

const DESCRIBED = new Float64Array(FIGURES);

function sideOf(s: State, seat: Corner): Figures {
  describe(s, seat, DESCRIBED);
  return packed(DESCRIBED);
}

/** The fights of a range, each with its own seed. */
export function fights(from: number, to: number): Example[] {
  const examples: Example[] = [];
  for (let n = from; n < to; n++) {
    examples.push(...fight(rngFrom([n, 20, 25, 6])));
    if (n % 1000 === 999) say(`${n + 1} fights\n`);
  }
  return examples;
}

const PLAN = { figures: FIGURES, opinions: 28, rounds: 6, seed: 1 };

/** The file with the fitted weights. */
export function fileFrom(examples: readonly Example[]): string {
  const opinions = learn(examples, PLAN, say);
  return tableFile('OPINIONS', opinions.lines(), [
    'How good a fight looks from one side: learned from who won fights of the policy, of all belts and',
    'variants (`src/bots/learned.ts` says how to read it, `scripts/fit/kickbox.ts` how it came about).',
  ]);
}

export const learnedFile = (): string => fileFrom(fights(0, FIGHTS));
