import { type ReactNode, useId } from 'react';

/** One of a few options, as a row of segments; arrow keys move between them. */
export function SegmentedControl<T extends string>({
  label,
  options,
  value,
  onChange,
  note,
}: {
  readonly label: ReactNode;
  readonly options: readonly { readonly value: T; readonly name: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly note?: ReactNode;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="choice-row">
        {options.map((option) => (
          <label key={option.value} className="choice-block">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <div className="note">{note}</div>}
    </fieldset>
  );
}

/** On or off. */
export function Switch({
  label,
  on,
  onChange,
}: {
  readonly label: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): ReactNode {
  return (
    <label className="switch">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
