import type { Bot, Level } from '../../../bots/bot.ts';
import type { Challengers } from '../kind.ts';
import { champion } from './champion.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';

export { advise, mayExplain } from './advise.ts';

export const bots: Readonly<Record<Level, Bot<Challengers>>> = { rookie, contender, champion };
