import { type ReactNode, useState } from 'react';
import type { Character } from '../../bots/characters.ts';
import { styleNameOf } from '../../bots/style.ts';
import { CHARACTER_TEXTS } from '../../bots/texts/characters.ts';
import { STYLE_TEXTS } from '../../bots/texts/styles.ts';
import { at, range, replaced } from '../../engine/list.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { SeatBadge, seatLetter } from '../../ui/seat-badge.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { levelOf } from '../names.ts';
import { useOwnName } from '../own-name.ts';
import type { Sitter } from '../session.ts';
import { useSettings } from '../settings.ts';
import { againstBots, botIn } from '../sitters.ts';
import type { GameFacts } from '../solo/protocol.ts';
import { randomHex } from '../solo/random-hex.ts';
import { useWords } from '../words.ts';
import { BotOptions, HowMany } from './seat-line.tsx';

/** The players: alone against bots, or together on one device. */
export function SeatChooser({
  facts,
  sitters,
  onChange,
}: {
  readonly facts: GameFacts;
  readonly sitters: readonly Sitter[];
  readonly onChange: (sitters: readonly Sitter[]) => void;
}): ReactNode {
  const words = useWords();
  const [cast] = useState(randomHex);
  const name = useOwnName();
  const people = sitters.filter(({ kind }) => kind === 'here').length;
  const mode = people > 1 ? 'device' : 'bots';
  const seated = (seats: number, how: 'bots' | 'device'): Sitter[] =>
    how === 'bots'
      ? againstBots(seats, name, 'rookie', { cast })
      : range(seats).map((seat) => ({ kind: 'here', name: words.deviceName(seatLetter(seat)) }));
  return (
    <>
      <SegmentedControl
        label={words.whoPlays}
        value={mode}
        options={[
          { value: 'bots', name: words.modes.bots },
          { value: 'device', name: words.modes.device },
        ]}
        onChange={(how) => onChange(seated(sitters.length, how))}
      />
      <HowMany
        {...facts.seats}
        seats={sitters.length}
        onChange={(seats) => onChange(seated(seats, mode))}
      />
      <ul className="seats">
        {range(sitters.length).map((seat) => (
          <OneSeat
            key={seat}
            seat={seat}
            sitter={at(sitters, seat)}
            cast={cast}
            onChange={(next) => onChange(replaced(sitters, seat, next))}
          />
        ))}
      </ul>
    </>
  );
}

function OneSeat({
  seat,
  sitter,
  cast,
  onChange,
}: {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly cast: string;
  readonly onChange: (sitter: Sitter) => void;
}): ReactNode {
  const words = useWords();
  const letter = seatLetter(seat);
  const taken = (value: string): Sitter => {
    const level = levelOf(value);
    return level ? botIn(cast, seat, level) : { kind: 'here', name: words.deviceName(letter) };
  };
  return (
    <li className={`seat seat-${seat}`}>
      {sitter.kind === 'bot' ? (
        <Portrait face={sitter.character} seat={seat} size={44} />
      ) : (
        <SeatBadge seat={seat} size={34} />
      )}
      <label className="field">
        <span className="hidden-visually">{words.sits(letter)}</span>
        <select
          value={sitter.kind === 'bot' ? sitter.level : 'here'}
          onChange={(event) => onChange(taken(event.target.value))}
        >
          <option value="here">{words.person}</option>
          <BotOptions />
        </select>
      </label>
      {sitter.kind === 'bot' ? (
        <Introduction character={sitter.character} />
      ) : (
        <label className="field">
          <span className="hidden-visually">{words.nameOf(letter)}</span>
          <input
            value={sitter.name}
            maxLength={24}
            onChange={(event) => onChange({ ...sitter, name: event.target.value })}
          />
        </label>
      )}
    </li>
  );
}

/** The bot in a seat: its name and tagline. */
function Introduction({ character }: { readonly character: Character }): ReactNode {
  const { language } = useSettings();
  const { name, line } = CHARACTER_TEXTS[language][character];
  const style = STYLE_TEXTS[language][styleNameOf(character)];
  return (
    <p className="note" title={style.line}>
      <strong>{name}</strong> · {style.name} · {line}
    </p>
  );
}
