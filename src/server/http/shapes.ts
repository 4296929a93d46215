import { Type } from 'typebox';

export const ById = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const Fine = Type.Object({ ok: Type.Literal(true) });
export const FINE = { ok: true } as const;
