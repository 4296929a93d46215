import { type ReactNode, useState } from 'react';
import type { AskData, Item } from '../engine/ask.ts';
import { at, range } from '../engine/list.ts';
import { Button } from './button.tsx';
import { useKitWords } from './words.ts';

type Selection = NonNullable<AskData['select']>;

/** Selection of several items: press to take, press again to put back; numbers show an order. */
export function Picker({
  select,
  itemName,
  restName,
  onAnswer,
}: {
  readonly select: Selection;
  readonly itemName: (item: Item) => string;
  /** The label of the button for an answer of this kind. */
  readonly restName: (rest: { readonly type: string }) => string;
  readonly onAnswer: (items: readonly Item[], rest: { readonly type: string }) => void;
}): ReactNode {
  const words = useKitWords();
  const [places, setPlaces] = useState<readonly number[]>([]);
  const press = (place: number): void =>
    setPlaces(places.includes(place) ? places.filter((p) => p !== place) : [...places, place]);
  const inOrder = select.ordered ? places : [...places].sort((a, b) => a - b);
  const items = inOrder.map((place) => at(select.from, place));
  return (
    <fieldset className="picker">
      <legend>
        {words.choose(select.min, select.max)} {select.ordered && words.inOrder}
      </legend>
      <div className="picker-items">
        {range(select.from.length).map((place) => (
          <button
            key={place}
            type="button"
            className="button picker-item"
            aria-pressed={places.includes(place)}
            onClick={() => press(place)}
          >
            {select.ordered && places.includes(place) && (
              <span className="picker-rank">{places.indexOf(place) + 1}</span>
            )}
            {itemName(at(select.from, place))}
          </button>
        ))}
      </div>
      <p className="note">{words.chosen(places.length, select.max)}</p>
      {select.rests.map((rest) => (
        <Button key={JSON.stringify(rest)} kind="main" onClick={() => onAnswer(items, rest)}>
          {restName(rest)}
        </Button>
      ))}
    </fieldset>
  );
}
