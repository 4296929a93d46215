import type { Bot, Level } from '../../../bots/bot.ts';
import type { Kickbox } from '../kind.ts';
import { contender } from './contender.ts';
import { rookie } from './rookie.ts';

export const bots: Readonly<Partial<Record<Level, Bot<Kickbox>>>> = { rookie, contender };
