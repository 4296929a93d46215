import type { Bot, Level } from '../../../bots/bot.ts';
import type { Grid } from '../kind.ts';

export const bots: Readonly<Partial<Record<Level, Bot<Grid>>>> = {};
