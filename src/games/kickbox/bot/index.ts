import type { Bot, Level } from '../../../bots/bot.ts';
import type { Kickbox } from '../kind.ts';

export const bots: Readonly<Partial<Record<Level, Bot<Kickbox>>>> = {};
