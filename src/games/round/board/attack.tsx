import { type ReactNode, useEffect, useState } from 'react';
import { at } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { knockout } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { slotNames } from '../slots.ts';
import type { Aim } from './ring.tsx';
import { allowed, boxerTitle, placeName, type Table } from './table.ts';

/** Aiming in the ring, for whoever has Kwame; undefined for everybody else. */
export function useAim(table: Table): Aim | undefined {
  const [target, setTarget] = useState<number | null>(null);
  const idle = allowed(table, 'attack').length === 0;
  useEffect(() => {
    if (idle) setTarget(null);
  }, [idle]);
  if (idle) return undefined;
  return {
    at: target,
    label: (place) => table.words.aimAt(placeName(table, place)),
    onAim: setTarget,
  };
}

/** Kwame's attack: whom, as whom, or not at all. */
export function Attack({ table, aim }: { readonly table: Table; readonly aim: Aim }): ReactNode {
  const { words, players, answer, hint } = table;
  const [boxer, setBoxer] = useState('');
  const moves = allowed(table, 'attack');
  const names = slotNames(players);
  const slots = names.filter((slot) => moves.some(({ target }) => target === slot));
  const boxers = [...new Set(moves.flatMap(({ boxer: number }) => number ?? []))];
  const target = aim.at === null ? '' : at(names, aim.at);
  return (
    <Panel tone="raised" className="round-deciding">
      <h3>
        <Icon drawing={knockout} size={28} /> {words.attack} <RuleLink rule="RD-40" />
      </h3>
      <Choice
        label={words.attackWhom}
        options={slots.map((slot) => ({
          value: slot,
          name: placeName(table, names.indexOf(slot)),
        }))}
        value={target}
        onChange={(slot) => aim.onAim(names.indexOf(slot))}
      />
      <Choice
        label={words.attackAs}
        options={boxers.map((number) => ({
          value: String(number),
          name: boxerTitle(table, number),
        }))}
        value={boxer}
        onChange={setBoxer}
      />
      <div className="round-row">
        {aim.at !== null && boxer !== '' && (
          <Button
            kind="main"
            onClick={() => answer({ type: 'attack', target, boxer: Number(boxer) })}
          >
            {words.attackNow(placeName(table, aim.at), boxerTitle(table, Number(boxer)))}
          </Button>
        )}
        <Button onClick={() => answer({ type: 'attack', target: null, boxer: null })}>
          {words.pass}
        </Button>
      </div>
      <p className="note">{words.chooseTarget}</p>
      {hint?.type === 'attack' && (
        <p className="note">{words.labelled(words.suggested, table.texts.moves.attack(hint))}</p>
      )}
    </Panel>
  );
}
