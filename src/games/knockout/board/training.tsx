import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { HAND_SIZE } from '../cards.ts';
import type { Corner, Phase } from '../kind.ts';
import { Arena, cornerStandings, Plate, spokenRing, Track, Versus } from './arena.tsx';
import { CardBack } from './art/fight-card.tsx';
import { indicesOf, OwnCard, OwnCards } from './cards.tsx';
import type { Parts } from './parts.ts';
import { CORNERS, type Table } from './table.ts';

/** Phase 2: both boxers stand in the ring, four cards go into each ring bag. */
export function trainingParts(table: Table, { fight }: Phase<'training'>): Parts {
  const { view, ask, words, picks, answer } = table;
  const size = ask?.select?.max ?? 0;
  const reserve = view.own?.reserve ?? [];
  const chosen = [...picks.cards].sort((a, b) => a - b).map((place) => at(reserve, place));
  return {
    board: (
      <div className="knockout-training">
        <Arena
          label={spokenRing(table, fight)}
          lamp
          {...cornerStandings(fight, {})}
          burst={<Versus text={words.versus} />}
          track={<Track table={table} fight={fight} />}
        >
          <div className="knockout-plates">
            {CORNERS.map((corner) => (
              <div key={corner} className={`knockout-cornerside knockout-of-${corner}`}>
                <Plate table={table} corner={corner} id={fight[corner].boxer} />
                <Bag table={table} phase={{ type: 'training', fight }} corner={corner} />
              </div>
            ))}
          </div>
        </Arena>
      </div>
    ),
    title: words.trainTitle,
    says: words.trainSays(size),
    dock: ask ? <Fan table={table} size={size} /> : <WaitingDock table={table} />,
    action: ask && (
      <Button
        kind="main"
        disabled={chosen.length !== size}
        onClick={() => answer({ type: 'train', cards: chosen })}
      >
        {words.train(chosen.length, size)}
      </Button>
    ),
  };
}

function WaitingDock({ table }: { readonly table: Table }): ReactNode {
  return (
    <div className="knockout-dock">
      <OwnCards table={table} />
    </div>
  );
}

/** The cards that a corner takes along: face down, once they are chosen. */
function Bag({
  table,
  phase,
  corner,
}: {
  readonly table: Table;
  readonly phase: Phase<'training'>;
  readonly corner: Corner;
}): ReactNode {
  const { view, words, name } = table;
  const { seat } = phase.fight[corner];
  const ready = at(view.glance.ready, seat);
  const size = Math.min(HAND_SIZE, at(view.glance.reserves, seat));
  return (
    <div
      className="knockout-bag"
      role="img"
      aria-label={`${words.bag}, ${name(seat)}: ${ready ? words.ready : words.slot}`}
    >
      {range(size).map((place) => (
        <span key={place} className="knockout-slot">
          {ready && (
            <span
              className="knockout-back"
              data-piece={`bag:${corner}:${place}`}
              data-from={`seat:${seat}/chips`}
            >
              <CardBack seat={seat} />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

/** All own cards as a fan; those picked rise. */
function Fan({ table, size }: { readonly table: Table; readonly size: number }): ReactNode {
  const { view, picks, pick, hint } = table;
  const reserve = view.own?.reserve ?? [];
  const advised = hint?.type === 'train' ? indicesOf(hint.cards, reserve) : [];
  const press = (place: number): void => {
    if (picks.cards.includes(place)) pick({ cards: picks.cards.filter((one) => one !== place) });
    else pick({ cards: [...picks.cards.slice(-(size - 1)), place] });
  };
  return (
    <div className="knockout-dock knockout-fan" data-fan data-anchor="hand">
      {range(reserve.length).map((place) => (
        <OwnCard
          key={place}
          table={table}
          card={at(reserve, place)}
          pressing={{
            chosen: picks.cards.includes(place),
            hinted: advised.includes(place),
            onPress: () => press(place),
          }}
        />
      ))}
    </div>
  );
}
