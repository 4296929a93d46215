import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { teamIn } from '../boxers.ts';
import { COLOURS, type Colour } from '../cards.ts';
import type { Open, Phase } from '../kind.ts';
import { RING_NAMES } from '../texts/names.ts';
import { BoxerPortrait } from './art/boxer.tsx';
import type { Parts } from './parts.ts';
import { Pressable } from './pressable.tsx';
import type { Table } from './table.ts';

/** Before the season: one seat after the other takes a team. */
export function coloursParts(table: Table, phase: Phase<'colours'>): Parts {
  const { ask, words, picks, answer, name } = table;
  const { colour } = ask ? picks : { colour: undefined };
  return {
    board: (
      <div className="knockout-teams">
        <p className="knockout-notice">
          <span>{words.waitsForColour(name(phase.seat))}</span>
        </p>
        <div className="knockout-teams-row">
          {COLOURS.map((each) => (
            <Team key={each} table={table} colour={each} />
          ))}
        </div>
      </div>
    ),
    title: words.colourTitle,
    says: words.colourSays,
    action: ask && (
      <Button
        kind="main"
        disabled={colour === undefined}
        onClick={() => colour && answer({ type: 'colour', colour })}
      >
        {words.takeColour(colour)}
      </Button>
    ),
  };
}

/** The two boxers of a colour; pressing a taken one asks for the rule that forbids it. */
function Team({ table, colour }: { readonly table: Table; readonly colour: Colour }): ReactNode {
  const { view, ask, words, picks, pick, answer, hint, name } = table;
  const owner = view.open.colours.indexOf(colour);
  const hinted = hint?.type === 'colour' && hint.colour === colour;
  const className = classNames(
    'knockout-team-card',
    `knockout-in-${colour}`,
    ask && (owner < 0 ? 'knockout-lit' : 'knockout-dim'),
    ask && picks.colour === colour && 'knockout-chosen',
    hinted && 'knockout-hinted',
  );
  const label = [
    words.colourName(colour),
    ...teamIn(colour).map((id) => RING_NAMES[id]),
    ...(owner < 0 ? [] : [words.taken(name(owner))]),
    ...(hinted ? [words.suggested] : []),
  ].join(', ');
  const chosen = picks.colour === colour;
  const onPress = (): void => (owner < 0 ? pick({ colour }) : answer({ type: 'colour', colour }));
  return (
    <Pressable label={label} className={className} pressing={ask && { chosen, onPress }}>
      <span className="knockout-team-in" aria-hidden="true">
        <b className="knockout-team-name">
          <span className="knockout-team-colour">{words.colourName(colour)}</span>
          {owner >= 0 && <SeatBadge seat={owner} size={22} />}
        </b>
        <span className="knockout-team-faces">
          {teamIn(colour).map((id) => (
            <span key={id} className="knockout-team-face">
              <span className="knockout-team-portrait">
                <BoxerPortrait boxer={id} />
              </span>
              <small className="knockout-team-boxer">{RING_NAMES[id]}</small>
            </span>
          ))}
        </span>
      </span>
    </Pressable>
  );
}

/** The inks of the seats: those of their colours, grey while they have none. */
export function inksOf(colours: Open['colours']): CSSProperties & Record<`--${string}`, string> {
  return Object.fromEntries(
    colours.flatMap((colour, seat) => [
      [`--ink-of-${seat}`, `var(--ink-${colour ?? 'none'})`],
      [`--on-ink-of-${seat}`, `var(--on-ink-${colour ?? 'none'})`],
      [`--print-of-${seat}`, `var(--print-${colour ?? 'none'})`],
    ]),
  );
}
