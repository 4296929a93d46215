import { type ReactNode, useId, useState } from 'react';
import { at, count } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import type { Claim } from '../kind.ts';
import { MOST_CLAIMS } from '../rules/salon.ts';
import { slotNames } from '../slots.ts';
import { claimSentence } from './bubble.tsx';
import { Hand } from './hand.tsx';
import { quickClaims } from './quick-claims.ts';
import { allowed, boxerTitle, placeName, placeOf, type Table } from './table.ts';

const KINDS = ['hold', 'saw', 'returned', 'suspect', 'trust', 'doubt'] as const;

/** A statement put together from three short menus: what kind, about whom, which boxer. */
export function SalonDock({ table }: { readonly table: Table }): ReactNode {
  const { words, view, answer, players, pack } = table;
  const [kind, setKind] = useState<Claim['kind']>('hold');
  const [place, setPlace] = useState('');
  const [number, setNumber] = useState('');
  const claims = allowed(table, 'say')
    .map(({ claim }) => claim)
    .filter((claim) => claim.kind === kind);
  const slots = slotNames(players).filter((slot) =>
    claims.some((claim) => 'slot' in claim && claim.slot === slot),
  );
  const slot = slots.includes(place) ? place : slots[0];
  const boxer = number === '' ? String(view.own?.cards[0] ?? at(pack.numbers, 0)) : number;
  const chosen = claims.find(
    (claim) =>
      (!('slot' in claim) || claim.slot === slot) &&
      (!('boxer' in claim) || String(claim.boxer) === boxer),
  );
  const spoken = count(
    view.open.claims.map(({ by }) => by),
    view.seat,
  );
  const whom = slots.length > 1 && (
    <Menu
      label={words.aboutWhom}
      value={slot ?? ''}
      options={slots.map((value) => [value, placeName(table, placeOf(value, players))])}
      onChange={setPlace}
    />
  );
  const which = claims.some((claim) => 'boxer' in claim) && (
    <Menu
      label={words.whichNumber}
      value={boxer}
      options={pack.numbers.map((n) => [String(n), boxerTitle(table, n)])}
      onChange={setNumber}
    />
  );
  return (
    <div className="round-salon">
      <Hand table={table} brief />
      {allowed(table, 'say').length > 0 && (
        <div className="round-talk">
          <div className="round-composer">
            <div className="round-menus">
              <Menu
                label={words.claimKind}
                value={kind}
                options={KINDS.map((value) => [value, words.claimKinds[value]])}
                onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'hold')}
              />
              {whom}
              {kind === 'suspect' && <span>{words.claimLink}</span>}
              {which}
            </div>
            {chosen && (
              <div className="round-compose-row">
                <q className={`round-preview seat-${view.seat}`}>{claimSentence(table, chosen)}</q>
                <Button onClick={() => answer({ type: 'say', claim: chosen })}>{words.say}</Button>
              </div>
            )}
            {spoken > 0 && (
              <small className="round-claims-left">{words.claimsLeft(MOST_CLAIMS - spoken)}</small>
            )}
          </div>
          <QuickClaims table={table} />
        </div>
      )}
    </div>
  );
}

/** What is said most, in one press. */
function QuickClaims({ table }: { readonly table: Table }): ReactNode {
  const { words, view, answer } = table;
  const claims = quickClaims(table);
  if (claims.length === 0) return null;
  return (
    <fieldset className={`round-quick seat-${view.seat}`} aria-label={words.quickClaims}>
      {claims.map((claim) => {
        const sentence = claimSentence(table, claim);
        return (
          <button key={sentence} type="button" onClick={() => answer({ type: 'say', claim })}>
            {sentence}
          </button>
        );
      })}
    </fieldset>
  );
}

export function SalonAction({ table }: { readonly table: Table }): ReactNode {
  const { words, answer } = table;
  if (allowed(table, 'ready').length === 0) return null;
  return (
    <Button kind="main" onClick={() => answer({ type: 'ready' })}>
      {words.doneTalking}
    </Button>
  );
}

function Menu({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChange: (value: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <span className="round-menu">
      <label htmlFor={id} className="hidden-visually">
        {label}
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
