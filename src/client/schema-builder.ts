/** A JSON Schema. */
type Schema = { readonly [keyword: string]: unknown };
type Properties = Readonly<Record<string, Schema>>;
interface ObjectSchema extends Schema {
  readonly properties: Properties;
}

const optional = new WeakSet<Schema>();

/**
 * The part of TypeBox that describes the protocol; it produces the same schemas. The page's build
 * uses it in place of TypeBox (`scripts/typebox.ts`), whose builder alone is 14 kB compressed.
 */
export const Type = {
  Unknown: (): Schema => ({}),
  Null: (): Schema => ({ type: 'null' }),
  Boolean: (): Schema => ({ type: 'boolean' }),
  String: (limits: Schema = {}): Schema => ({ type: 'string', ...limits }),
  Number: (limits: Schema = {}): Schema => ({ type: 'number', ...limits }),
  Integer: (limits: Schema = {}): Schema => ({ type: 'integer', ...limits }),
  Literal: (value: string | number | boolean): Schema => ({ type: typeof value, const: value }),
  Array: (items: Schema, limits: Schema = {}): Schema => ({ type: 'array', items, ...limits }),
  Union: (anyOf: readonly Schema[]): Schema => ({ anyOf }),
  Unsafe: (schema: Schema): Schema => schema,
  Record: (_: Schema, values: Schema): Schema => ({
    type: 'object',
    patternProperties: { '^.*$': values },
  }),
  Optional: (schema: Schema): Schema => {
    const marked = { ...schema };
    optional.add(marked);
    return marked;
  },
  Object: objectOf,
  Omit: ({ properties }: ObjectSchema, names: readonly string[]): ObjectSchema =>
    objectOf(
      Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name))),
    ),
};

function objectOf(properties: Properties, more: Schema = {}): ObjectSchema {
  const required = Object.keys(properties).filter((name) => {
    const schema = properties[name];
    return schema !== undefined && !optional.has(schema);
  });
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...more };
}
