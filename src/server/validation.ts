import Value from 'typebox/value';
import { Incoming } from '../client/protocol/socket.ts';
import { isObject } from '../engine/json.ts';

/** A validator's description of a value that does not fit its schema. */
interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string | undefined;
  readonly params: object;
}

/** The expectation reported for JSON beyond the limits of `json-limits.ts`. */
export const BEYOND_LIMITS = 'expected at most 24 levels of nesting and no NUL characters';

/** The first invalid field and what was expected; `where` names the part of the request. */
export function describeErrors(errors: readonly SchemaError[], where = ''): string | null {
  const [first] = errors.filter(({ keyword }) => keyword !== 'boolean');
  if (!first) return null;
  const path = [where, ...first.instancePath.split('/')].filter((part) => part !== '');
  if (first.keyword === 'additionalProperties')
    return `${[...path, named(first, 'additionalProperties')].join('.')}: unknown field`;
  if (first.keyword === 'required')
    return `${[...path, named(first, 'requiredProperties')].join('.')}: required`;
  return `${path.join('.') || 'value'}: ${first.message ?? 'invalid'}`;
}

function named({ params }: SchemaError, list: string): string {
  const names: unknown = Reflect.get(params, list);
  return Array.isArray(names) ? names.join(', ') : '';
}

const TYPES = Incoming.anyOf.map(({ properties }) => properties.type.const);

/** What is wrong with a client's message. */
export function describeMessage(message: unknown): string {
  if (!isObject(message)) return 'message: expected a JSON object';
  const shape = Incoming.anyOf.find(({ properties }) => properties.type.const === message.type);
  if (!shape) return `type: expected one of ${TYPES.join(', ')}`;
  return describeErrors([...Value.Errors(shape, message)]) ?? 'message: invalid';
}
