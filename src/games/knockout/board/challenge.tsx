import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { boxersAt, ownerOf, startMoney, teamOf } from '../boxers.ts';
import type { BoxerId } from '../cards.ts';
import type { Move, Phase } from '../kind.ts';
import { RING_NAMES } from '../texts/names.ts';
import { Arena, Plate, type Standing, Versus } from './arena.tsx';
import { OwnCards } from './cards.tsx';
import type { Parts } from './parts.ts';
import { PosterCard, type Pressing } from './poster-card.tsx';
import { fightNumber, type Table } from './table.ts';

/** Phase 1: the other managers' boxers around the ring, the own two in the dock. */
export function challengeParts(table: Table, phase: Phase<'challenge'>): Parts {
  const { view, ask, words, answer } = table;
  const mine: readonly BoxerId[] = view.seat === null ? [] : teamOf(view.open, view.seat);
  const others = boxersAt(view.open).filter((id) => !mine.includes(id));
  const { boxer, target } = chosenIn(table);
  const half = Math.ceil(others.length / 2);
  return {
    board: (
      <div className="knockout-bill" data-cards={others.length}>
        <Wall table={table} boxers={others.slice(0, half)} />
        <Arena
          label={words.ring}
          lamp={boxer !== undefined}
          red={guard(boxer)}
          blue={guard(target)}
          burst={boxer !== undefined && target !== undefined && <Versus text={words.versus} />}
        >
          <div className="knockout-plates">
            {boxer === undefined ? (
              <Notice table={table} phase={phase} />
            ) : (
              <Plate table={table} corner="red" id={boxer} />
            )}
            {target !== undefined && <Plate table={table} corner="blue" id={target} />}
          </div>
        </Arena>
        <Wall table={table} boxers={others.slice(half)} />
      </div>
    ),
    title: words.challengeTitle,
    says:
      boxer === undefined
        ? words.chooseBoxer
        : target === undefined
          ? words.chooseTarget(RING_NAMES[boxer])
          : words.stakes(
              words.money(2 * startMoney(view.open, boxer)),
              words.money(2 * startMoney(view.open, target)),
            ),
    dock: view.seat !== null && (
      <div className="knockout-dock knockout-dock-challenge">
        <div className="knockout-group">
          <h2>{words.yourBoxers}</h2>
          <div className="knockout-team">
            {mine.map((id) => (
              <PosterCard
                key={id}
                table={table}
                id={id}
                pressing={ask ? pressMine(table, id) : undefined}
              />
            ))}
          </div>
        </div>
        <OwnCards table={table} />
      </div>
    ),
    action: ask && (
      <Button
        kind="main"
        disabled={boxer === undefined || target === undefined}
        onClick={() =>
          boxer !== undefined &&
          target !== undefined &&
          answer({ type: 'challenge', boxer, target })
        }
      >
        {boxer === undefined
          ? words.pickBoxer
          : target === undefined
            ? words.pickOpponent
            : words.challenge}
      </Button>
    ),
  };
}

function guard(boxer: BoxerId | undefined): Standing | undefined {
  return boxer === undefined ? undefined : { boxer, pose: 'guard' };
}

/** While the ring is empty it shows whose challenge is awaited. */
function Notice({
  table,
  phase,
}: {
  readonly table: Table;
  readonly phase: Phase<'challenge'>;
}): ReactNode {
  const { words, view, name } = table;
  return (
    <p className="knockout-notice">
      <b>{words.season(view.open.season, view.options.seasons, fightNumber(table))}</b>
      <span>{words.waitsForChallenge(name(phase.challenger))}</span>
    </p>
  );
}

function Wall({
  table,
  boxers,
}: {
  readonly table: Table;
  readonly boxers: readonly BoxerId[];
}): ReactNode {
  return (
    <div className="knockout-wall">
      {boxers.map((id) => (
        <PosterCard
          key={id}
          table={table}
          id={id}
          pressing={table.ask ? pressTheirs(table, id) : undefined}
        />
      ))}
    </div>
  );
}

type Challenge = Extract<Move, { readonly type: 'challenge' }>;

function legalIn({ ask }: Table): Challenge[] {
  return (ask?.moves ?? []).flatMap((move) => (move.type === 'challenge' ? [move] : []));
}

/** The selected boxer; the only one who can challenge is preselected. */
function chosenIn(table: Table): {
  readonly boxer: BoxerId | undefined;
  readonly target: BoxerId | undefined;
} {
  if (!table.ask) return { boxer: undefined, target: undefined };
  const able = [...new Set(legalIn(table).map(({ boxer }) => boxer))];
  return {
    boxer: table.picks.boxer ?? (able.length === 1 ? able[0] : undefined),
    target: table.picks.target,
  };
}

function pressMine(table: Table, id: BoxerId): Pressing {
  const { answer, hint, pick } = table;
  const legal = legalIn(table);
  const lit = legal.some(({ boxer }) => boxer === id);
  return {
    lit,
    chosen: chosenIn(table).boxer === id,
    hinted: hint?.type === 'challenge' && hint.boxer === id,
    onPress: () => {
      const [known] = legal;
      // Pressing a boxer who cannot fight asks for the rule that forbids it.
      if (!lit && known) answer({ type: 'challenge', boxer: id, target: known.target });
      else pick({ boxer: id, target: undefined });
    },
  };
}

function pressTheirs(table: Table, id: BoxerId): Pressing {
  const { answer, hint, pick } = table;
  const legal = legalIn(table);
  const { boxer, target } = chosenIn(table);
  const able = legal.filter((move) => move.target === id);
  const lit = able.some((move) => boxer === undefined || move.boxer === boxer);
  return {
    lit,
    chosen: target === id,
    hinted: hint?.type === 'challenge' && hint.target === id,
    onPress: () => {
      const challenger = boxer ?? able[0]?.boxer ?? legal[0]?.boxer;
      if (challenger === undefined || ownerOf(table.view.open, id) === table.view.seat) return;
      if (lit) pick({ boxer: challenger, target: id });
      else answer({ type: 'challenge', boxer: challenger, target: id });
    },
  };
}
