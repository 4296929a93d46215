import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { CardName } from '../instances.ts';
import { CardButton, labelOf } from './card-face.tsx';
import type { Table } from './table.ts';

/** Some of these cards: press to take, press again to leave, then say so. */
export function PickCards({
  table,
  min,
  max,
  from,
  ordered,
  says,
  onAnswer,
}: {
  readonly table: Table;
  readonly min: number;
  readonly max: number;
  readonly from: readonly CardName[];
  readonly ordered: boolean;
  /** What the button says, by the number of cards chosen. */
  readonly says: (count: number) => string;
  readonly onAnswer: (cards: readonly CardName[]) => void;
}): ReactNode {
  const { words } = table;
  const [chosen, setChosen] = useState<readonly CardName[]>([]);
  const press = (card: CardName): void =>
    setChosen(chosen.includes(card) ? chosen.filter((other) => other !== card) : [...chosen, card]);
  return (
    <>
      <div className="challengers-cards">
        {from.map((card) => (
          <CardButton
            key={card}
            table={table}
            card={card}
            label={words.take(labelOf(table, card))}
            pressed={chosen.includes(card)}
            rank={ordered && chosen.includes(card) ? chosen.indexOf(card) + 1 : undefined}
            onPress={() => press(card)}
          />
        ))}
      </div>
      <div className="challengers-actions">
        <Button kind="main" onClick={() => onAnswer(chosen)}>
          {says(chosen.length)}
        </Button>
        <span className="note">{words.chosen(chosen.length, min, max)}</span>
      </div>
    </>
  );
}
