import type { Bot, Level } from '../../../bots/bot.ts';
import type { Challengers } from '../kind.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';

export const bots: Readonly<Partial<Record<Level, Bot<Challengers>>>> = { rookie, contender };
