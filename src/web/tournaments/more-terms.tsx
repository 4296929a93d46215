import type { ReactNode } from 'react';
import { MOST_PLAYERS, MOST_ROUNDS } from '../../client/protocol/tournaments.ts';
import { Switch } from '../../ui/segmented-control.tsx';
import type { TournamentDraft } from './draft.ts';
import { useTournamentWords } from './words.ts';

/** Less common settings: dates, numbers, same deals. */
export function MoreTerms({
  draft,
  want,
}: {
  readonly draft: TournamentDraft;
  readonly want: (some: Partial<TournamentDraft>) => void;
}): ReactNode {
  const words = useTournamentWords();
  return (
    <>
      <label className="field">
        <span className="field-name">{words.startsAt}</span>
        <input
          type="datetime-local"
          value={draft.startsAt}
          onChange={(event) => want({ startsAt: event.target.value })}
        />
        <span className="note">{words.startsAtNote}</span>
      </label>
      {draft.format === 'swiss' && (
        <NumberField
          name={words.rounds}
          value={draft.rounds}
          hint={words.roundsAuto}
          range={[1, MOST_ROUNDS]}
          onChange={(rounds) => want({ rounds })}
        />
      )}
      <NumberField
        name={words.places}
        value={draft.places}
        hint={String(Math.min(64, MOST_PLAYERS[draft.format]))}
        range={[draft.seats, MOST_PLAYERS[draft.format]]}
        onChange={(places) => want({ places })}
      />
      <NumberField
        name={words.roundMinutes}
        value={draft.roundMinutes}
        hint="–"
        range={[5, 86_400]}
        note={words.roundMinutesNote}
        onChange={(roundMinutes) => want({ roundMinutes })}
      />
      <Switch
        label={words.sameDeals}
        on={draft.sameDeals}
        onChange={(sameDeals) => want({ sameDeals })}
      />
      <p className="note">{words.sameDealsNote}</p>
    </>
  );
}

function NumberField({
  name,
  value,
  hint,
  range: [min, max],
  note,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  /** The default while nothing is entered. */
  readonly hint: string;
  readonly range: readonly [number, number];
  readonly note?: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  return (
    <label className="field">
      <span className="field-name">{name}</span>
      <input
        type="number"
        {...{ min, max, value, placeholder: hint }}
        onChange={(event) => onChange(event.target.value)}
      />
      {note !== undefined && <span className="note">{note}</span>}
    </label>
  );
}
