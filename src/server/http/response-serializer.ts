import type { TSchema } from 'typebox';
import { checkerOf } from '../../client/protocol/schema-check.ts';
import { isObject } from '../../engine/json.ts';

type Project = (value: unknown) => unknown;

/**
 * Serializes responses: what the schema names and nothing else. Nothing is compiled to code, which
 * would hold up the first response of a route.
 */
export function serializerFor(schema: TSchema): (value: unknown) => string {
  const project = projectionOf(schema) ?? identity;
  return (value) => JSON.stringify(project(value));
}

/** How values of a schema lose fields that it does not name; undefined if it names all or none. */
function projectionOf(schema: unknown): Project | undefined {
  if (!isObject(schema)) return undefined;
  if (Array.isArray(schema.anyOf)) return ofUnion(schema.anyOf);
  if (schema.type === 'array') return ofArray(projectionOf(schema.items));
  if (schema.type !== 'object' || schema.additionalProperties === true) return undefined;
  if (isObject(schema.patternProperties)) return ofRecord(schema.patternProperties);
  return ofObject(isObject(schema.properties) ? schema.properties : {});
}

function ofUnion(schemas: readonly TSchema[]): Project {
  const variants = schemas.map((schema) => ({
    fits: checkerOf(schema),
    project: projectionOf(schema) ?? identity,
  }));
  return (value) => {
    const variant = variants.find(({ fits }) => fits(value));
    if (!variant) throw new TypeError('a response does not have the shape of its schema');
    return variant.project(value);
  };
}

function ofArray(project: Project | undefined): Project | undefined {
  return project && ((value) => (Array.isArray(value) ? value.map(project) : value));
}

/** The protocol's only pattern is that of `Type.Record`, which fits every name. */
function ofRecord(patterns: object): Project | undefined {
  const [project] = Object.values(patterns).map(projectionOf);
  if (!project) return undefined;
  return (value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, project(field)]))
      : value;
}

function ofObject(properties: object): Project {
  const fields = Object.entries(properties).map(([name, schema]) => ({
    name,
    project: projectionOf(schema) ?? identity,
  }));
  return (value) => {
    if (!isObject(value)) return value;
    const kept: Record<string, unknown> = {};
    for (const { name, project } of fields) {
      const field = value[name];
      if (field !== undefined) kept[name] = project(field);
    }
    return kept;
  };
}

function identity(value: unknown): unknown {
  return value;
}
