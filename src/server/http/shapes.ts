import { Type } from 'typebox';

/** What is asked for by its id. */
export const ById = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** The answer where there is nothing else to say. */
export const Fine = Type.Object({ ok: Type.Literal(true) });
export const FINE = { ok: true } as const;
