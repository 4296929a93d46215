import { type ReactNode, useEffect, useState } from 'react';
import { at, count, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { stopwatch } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { Claim, Phase } from '../kind.ts';
import { MOST_CLAIMS } from '../rules/salon.ts';
import { slotNames } from '../slots.ts';
import { allowed, placeName, type Table } from './table.ts';

/** Talk before the sheets: what was said, what one may say, and being ready. */
export function Salon({
  table,
  phase,
}: {
  readonly table: Table;
  readonly phase: Phase<'salon'>;
}): ReactNode {
  const { words, view, answer, who } = table;
  const mayBeReady = allowed(table, 'ready').length > 0;
  const waiting = range(phase.ready.length).filter((seat) => !phase.ready[seat]);
  const speaks = allowed(table, 'say').length > 0;
  return (
    <Panel tone="raised" className="round-deciding">
      <h3>
        {words.salon} <RuleLink rule="RD-27" />
        <Clock key={view.open.night} table={table} />
      </h3>
      <Said table={table} />
      {speaks && <Composer table={table} />}
      {mayBeReady ? (
        <Button kind="main" onClick={() => answer({ type: 'ready' })}>
          {words.beReady}
        </Button>
      ) : (
        <p className="note">{words.waitingFor(waiting.map(who).join(', '))}</p>
      )}
    </Panel>
  );
}

/** The salon's minute as it runs on this screen; whether it ends anything is for the house to say. */
function Clock({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const [left, setLeft] = useState(view.options.salonSeconds);
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="round-clock">
      <Icon drawing={stopwatch} size={20} />
      <span role="timer">{left > 0 ? words.secondsLeft(left) : words.timeIsUp}</span>
    </span>
  );
}

/** What was said tonight, in order. */
export function Said({ table }: { readonly table: Table }): ReactNode {
  const { words, view, texts, who } = table;
  const { claims } = view.open;
  if (claims.length === 0) return <p className="note">{words.nothingSaid}</p>;
  return (
    <ol className="round-said">
      {range(claims.length).map((i) => {
        const said = at(claims, i);
        return (
          <li key={i}>
            <SeatBadge seat={said.by} size={20} />{' '}
            {texts.events.said({ type: 'said', ...said }, who)}
          </li>
        );
      })}
    </ol>
  );
}

const KINDS = ['hold', 'saw', 'returned', 'suspect', 'trust', 'doubt'] as const;

/** Puts a claim together: what kind, about whom, which number. */
function Composer({ table }: { readonly table: Table }): ReactNode {
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
  const slot = slots.length === 1 ? at(slots, 0) : place;
  const chosen = claims.find(
    (claim) =>
      (!('slot' in claim) || claim.slot === slot) &&
      (!('boxer' in claim) || String(claim.boxer) === number),
  );
  const spoken = count(
    view.open.claims.map(({ by }) => by),
    view.seat,
  );
  return (
    <div className="round-composer">
      <Choice
        label={words.say}
        options={KINDS.map((value) => ({ value, name: words.kinds[value] }))}
        value={kind}
        onChange={setKind}
      />
      {slots.length > 1 && (
        <Choice
          label={words.aboutWhom}
          options={slots.map((value) => ({
            value,
            name: placeName(table, slotNames(players).indexOf(value)),
          }))}
          value={slot}
          onChange={setPlace}
        />
      )}
      {claims.some((claim) => 'boxer' in claim) && (
        <Choice
          label={words.whichNumber}
          options={pack.numbers.map((n) => ({ value: String(n), name: String(n) }))}
          value={number}
          onChange={setNumber}
        />
      )}
      <div className="round-row">
        {chosen && (
          <Button onClick={() => answer({ type: 'say', claim: chosen })}>{words.sayIt}</Button>
        )}
        <span className="note">
          {words.claimsLeft(MOST_CLAIMS - spoken)} <RuleLink rule="RD-28" />
        </span>
      </div>
    </div>
  );
}
