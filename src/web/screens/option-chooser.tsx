import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isObject, same } from '../../engine/json.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { GameFacts, OptionFacts } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly facts: GameFacts;
  readonly texts: AnyTexts;
  /** Only the changed options. */
  readonly options: object;
  readonly onChange: (options: object) => void;
}

const OWN = 'own mix';

/** Known variants, and below them every option with the rule it changes. */
export function OptionChooser(props: Props): ReactNode {
  const { facts, texts, options, onChange } = props;
  const words = useWords();
  const presets = Object.entries(facts.presets);
  const chosen = presets.find(([, preset]) => same(preset, options))?.[0] ?? OWN;
  return (
    <>
      {presets.length > 0 && (
        <SegmentedControl
          label={words.presets}
          value={chosen}
          options={[
            ...presets.map(([name]) => ({ value: name, name: texts.presets[name]?.name ?? name })),
            ...(chosen === OWN ? [{ value: OWN, name: words.ownOptions }] : []),
          ]}
          onChange={(name) => onChange(facts.presets[name] ?? options)}
          note={texts.presets[chosen]?.says}
        />
      )}
      {facts.options.length > 0 && (
        <details className="options">
          <summary>{words.options}</summary>
          {facts.options.map((option) => (
            <OneOption key={option.name} {...props} option={option} />
          ))}
        </details>
      )}
    </>
  );
}

function OneOption({
  facts,
  texts,
  options,
  option,
  onChange,
}: Props & { readonly option: OptionFacts }): ReactNode {
  const words = useWords();
  const says = texts.options[option.name];
  const given = isObject(options) ? options[option.name] : undefined;
  const value = given === undefined ? option.normally : given;
  const take = (next: unknown): void => {
    const rest = Object.entries(options).filter(([name]) => name !== option.name);
    const changed = same(next, option.normally) ? [] : [[option.name, next] as const];
    onChange(Object.fromEntries([...rest, ...changed]));
  };
  const note = (
    <>
      {says?.says} {words.changes}{' '}
      <Link href={`/rules/${facts.id}#${option.rule}`}>{option.rule}</Link>.
    </>
  );
  const label = says?.name ?? option.name;
  if (option.values) {
    return (
      <SegmentedControl
        label={label}
        value={String(value)}
        options={option.values.map((known) => ({
          value: String(known),
          name: says?.values[String(known)] ?? String(known),
        }))}
        onChange={(text) => take(option.values?.find((known) => String(known) === text))}
        note={note}
      />
    );
  }
  if (!option.range)
    return (
      <label className="field">
        <span className="field-name">{label}</span>
        <input
          type="text"
          defaultValue={Array.isArray(value) ? value.join(', ') : ''}
          onChange={(event) => take(listed(event.target.value) ?? option.normally)}
        />
        <span className="note">{note}</span>
      </label>
    );
  const { min, max } = option.range;
  return (
    <label className="field">
      <span className="field-name">
        {label} ({min}–{max})
      </span>
      <input
        type="number"
        min={min}
        max={max}
        value={Number(value)}
        onChange={(event) => take(event.target.valueAsNumber)}
      />
      <span className="note">{note}</span>
    </label>
  );
}

/** Parses a list of numbers or words separated by commas; undefined for an empty one. */
function listed(text: string): readonly (string | number)[] | undefined {
  const items = text.split(',').map((item) => item.trim());
  if (items.every((item) => item === '')) return undefined;
  return items.map((item) => (/^\d+$/.test(item) ? Number(item) : item));
}
