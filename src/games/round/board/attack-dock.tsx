import { type ReactNode, useEffect, useState } from 'react';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { slotNames } from '../slots.ts';
import { BoxerCard } from './boxer-card.tsx';
import type { Aim } from './circle.tsx';
import { Hand } from './hand.tsx';
import { allowed, boxerTitle, placeName, placeOf, printed, type Table } from './table.ts';

/** Whom Kwame aims at, and as whom. */
export interface Aiming extends Aim {
  readonly as: number | null;
  readonly name: (boxer: number) => void;
}

/** Aiming in the circle, for the player who has Kwame; undefined for everyone else. */
export function useAiming(table: Table): Aiming | undefined {
  const [target, setTarget] = useState<number | null>(null);
  const [boxer, setBoxer] = useState<number | null>(null);
  const idle = allowed(table, 'attack').length === 0;
  useEffect(() => {
    if (!idle) return;
    setTarget(null);
    setBoxer(null);
  }, [idle]);
  if (idle) return undefined;
  return { at: target, onAim: setTarget, as: boxer, name: setBoxer };
}

export function AttackDock({
  table,
  aiming,
}: {
  readonly table: Table;
  readonly aiming: Aiming;
}): ReactNode {
  const { words, hint } = table;
  const boxers = [...new Set(allowed(table, 'attack').flatMap(({ boxer }) => boxer ?? []))];
  const suggested = hint?.type === 'attack' ? hint : undefined;
  return (
    <div className="round-attack">
      <Hand table={table} brief />
      <fieldset className="round-targets" aria-label={words.attackAs}>
        {boxers.map((number) => (
          <button
            key={number}
            type="button"
            className={classNames('round-offered', suggested?.boxer === number && 'round-hinted')}
            aria-pressed={aiming.as === number}
            aria-label={boxerTitle(table, number)}
            onClick={() => aiming.name(number)}
          >
            <BoxerCard table={table} number={number} />
            <span className="round-offered-text">
              <strong>{printed(table, number).name}</strong>
            </span>
          </button>
        ))}
      </fieldset>
      <p className="round-note">
        {suggested
          ? table.words.labelled(words.suggested, suggestion(table, suggested.target))
          : words.aimFirst}
      </p>
    </div>
  );
}

function suggestion(table: Table, target: string | null): string {
  return target === null
    ? table.words.dontAttack
    : table.words.aimAt(placeName(table, placeOf(target, table.players)));
}

export function AttackAction({
  table,
  aiming,
}: {
  readonly table: Table;
  readonly aiming: Aiming;
}): ReactNode {
  const { words, answer, players } = table;
  const { at: place, as: boxer } = aiming;
  return (
    <>
      {place !== null && boxer !== null && (
        <Button
          kind="main"
          onClick={() => answer({ type: 'attack', target: at(slotNames(players), place), boxer })}
        >
          {words.attackNow(placeName(table, place), printed(table, boxer).short)}
        </Button>
      )}
      <Button onClick={() => answer({ type: 'attack', target: null, boxer: null })}>
        {words.dontAttack}
      </Button>
    </>
  );
}
