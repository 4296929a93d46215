import type { ReactNode } from 'react';
import type { ChairChoice } from '../../client/protocol/http.ts';
import { at, range, replaced } from '../../engine/list.ts';
import { SeatBadge, seatLetter } from '../../ui/seat-badge.tsx';
import { levelOf } from '../names.ts';
import { BotOptions, HowMany } from '../screens/seat-line.tsx';
import type { GameFacts } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { useOnlineWords } from './words.ts';

/** How many seats, and who takes each: the user, an invited person, or a bot. */
export function PlaceChooser({
  facts,
  places,
  onChange,
}: {
  readonly facts: GameFacts;
  readonly places: readonly ChairChoice[];
  readonly onChange: (places: readonly ChairChoice[]) => void;
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

/** The user in the first seat, all others open. */
export function openPlaces(seats: number): ChairChoice[] {
  return range(seats).map((seat) => (seat === 0 ? 'me' : 'open'));
}

/** The user has one seat only: taking another frees the first. */
function seated(
  places: readonly ChairChoice[],
  seat: number,
  next: ChairChoice,
): readonly ChairChoice[] {
  const others = next === 'me' ? places.map((one) => (one === 'me' ? 'open' : one)) : places;
  return replaced(others, seat, next);
}

function OnePlace({
  seat,
  place,
  onChange,
}: {
  readonly seat: number;
  readonly place: ChairChoice;
  readonly onChange: (place: ChairChoice) => void;
}): ReactNode {
  const common = useWords();
  const words = useOnlineWords();
  return (
    <li className={`seat seat-${seat}`}>
      <SeatBadge seat={seat} size={34} />
      <label className="field">
        <span className="hidden-visually">{common.sits(seatLetter(seat))}</span>
        <select value={place} onChange={({ target }) => onChange(placeOf(target.value))}>
          <option value="me">{words.me}</option>
          {place !== 'me' && <option value="open">{words.freeSeat}</option>}
          {place !== 'me' && <BotOptions />}
        </select>
      </label>
    </li>
  );
}

function placeOf(value: string): ChairChoice {
  return value === 'me' ? 'me' : (levelOf(value) ?? 'open');
}
