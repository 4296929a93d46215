import { isObject, type Json } from '../engine/json.ts';

/** An executable example of a specification. */
export type Vector = { readonly [key: string]: Json };

/** Runs an example; returns what is wrong, or undefined if it passes. */
export type RunVector = (vector: Vector) => readonly string[];

/** The examples of a specification: fences marked `json vector` and `jsonl vectors`. */
export function vectorsIn(markdown: string): Vector[] {
  const fences = markdown.matchAll(/^```(json vector|jsonl vectors)[^\n]*\n(.*?)^```/gms);
  return [...fences].flatMap(([, info, body = '']) =>
    info === 'json vector'
      ? [read(body)]
      : body
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map(read),
  );
}

/** The name of an example. */
export function vectorName(vector: Vector): string {
  return String(vector.id ?? vector.name ?? vector.title ?? 'unnamed');
}

/** An error if the expectations check nothing; undefined otherwise. */
export function nothingIn(expect: Json | undefined): string | undefined {
  if (expect === undefined) return 'the vector has no "expect"';
  if (!isObject(expect)) return '"expect" is not an object';
  return Object.keys(expect).length === 0 ? '"expect" is empty: nothing is checked' : undefined;
}

function read(text: string): Vector {
  const vector: unknown = JSON.parse(text);
  if (!isVector(vector)) throw new SyntaxError('a vector is an object');
  return vector;
}

function isVector(value: unknown): value is Vector {
  return isObject(value);
}
