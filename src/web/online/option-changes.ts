import { isObject, same } from '../../engine/json.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import type { GameFacts } from '../solo/protocol.ts';

/** How a table's options differ from the defaults, in words; known variants are named. */
export function differences(facts: GameFacts, texts: AnyTexts, options: object): string[] {
  const changed = changedOptions(facts, options);
  const preset = Object.entries(facts.presets).find(([, known]) => same(known, changed));
  if (preset && Object.keys(changed).length > 0)
    return [texts.presets[preset[0]]?.name ?? preset[0]];
  return Object.entries(changed).map(([name, value]) => {
    const says = texts.options[name];
    return `${says?.name ?? name}: ${says?.values[String(value)] ?? written(value)}`;
  });
}

/** The name to list for a chair; built-in bots are listed by level. */
export function listedName(name: string, levels: Readonly<Record<string, string>>): string {
  return levels[name] ?? name;
}

/** Only the changed options. */
function changedOptions(facts: GameFacts, options: object): object {
  const given = isObject(options) ? options : {};
  return Object.fromEntries(
    facts.options
      .filter(({ name, normally }) => given[name] !== undefined && !same(given[name], normally))
      .map(({ name }) => [name, given[name]]),
  );
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
