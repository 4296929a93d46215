import { Type } from 'typebox';

export const ById = Type.Object({ id: Type.String({ maxLength: 64 }) });

export const OK = { ok: true } as const;
