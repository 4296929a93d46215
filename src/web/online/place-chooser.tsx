import type { ReactNode } from 'react';
import type { Place } from '../../client/protocol/http.ts';
import { at, range, replaced } from '../../engine/list.ts';
import { SeatBadge, seatLetter } from '../../ui/seat-badge.tsx';
import { levelOf } from '../names.ts';
import { BotOptions, HowMany } from '../screens/seat-line.tsx';
import type { GameFacts } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { useOnlineWords } from './words.ts';

/** How many sit down, and who: oneself, somebody still to come, or a bot. */
export function PlaceChooser({
  facts,
  places,
  onChange,
}: {
  readonly facts: GameFacts;
  readonly places: readonly Place[];
  readonly onChange: (places: readonly Place[]) => void;
}): ReactNode {
  const { min, max } = facts.seats;
  return (
    <>
      <HowMany
        min={Math.max(2, min)}
        max={max}
        seats={places.length}
        onChange={(seats) => onChange(openPlaces(seats))}
      />
      <ul className="seats">
        {range(places.length).map((seat) => (
          <OnePlace
            key={seat}
            seat={seat}
            place={at(places, seat)}
            onChange={(next) => onChange(seated(places, seat, next))}
          />
        ))}
      </ul>
    </>
  );
}

/** Oneself first, every other seat free. */
export function openPlaces(seats: number): Place[] {
  return range(seats).map((seat) => (seat === 0 ? 'me' : 'open'));
}

/** One sits in one seat only: taking another frees the first. */
function seated(places: readonly Place[], seat: number, next: Place): readonly Place[] {
  const others = next === 'me' ? places.map((one) => (one === 'me' ? 'open' : one)) : places;
  return replaced(others, seat, next);
}

function OnePlace({
  seat,
  place,
  onChange,
}: {
  readonly seat: number;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}): ReactNode {
  const house = useWords();
  const words = useOnlineWords();
  return (
    <li className={`seat seat-${seat}`}>
      <SeatBadge seat={seat} size={34} />
      <label className="field">
        <span className="hidden-visually">{house.sits(seatLetter(seat))}</span>
        <select value={place} onChange={({ target }) => onChange(placeOf(target.value))}>
          <option value="me">{words.me}</option>
          {place !== 'me' && <option value="open">{words.freeSeat}</option>}
          {place !== 'me' && <BotOptions />}
        </select>
      </label>
    </li>
  );
}

function placeOf(value: string): Place {
  return value === 'me' ? 'me' : (levelOf(value) ?? 'open');
}
