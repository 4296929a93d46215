import { type ReactNode, useEffect, useState } from 'react';
import { range } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Who } from '../../engine/texts.ts';
import type { RevealedCards } from '../../ui/opened.ts';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { useLaysOpen } from '../games.ts';
import { useReadingWords } from '../reading-words.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';

/** All hands at a step side by side, and what nobody could see. */
export function OpenCards({
  record,
  step,
  who,
}: {
  readonly record: GameRecord;
  readonly step: number;
  readonly who: Who;
}): ReactNode {
  const { openCards, openCardsSay, nobodys } = useReadingWords();
  const { language } = useSettings();
  const laysOpen = useLaysOpen(record.game);
  const [state, setState] = useState<object>();
  useEffect(() => {
    let wanted = true;
    localServer.opened(record, step).then((found) => wanted && setState(found));
    return () => {
      wanted = false;
    };
  }, [record, step]);
  if (!laysOpen || !state) return null;
  const opened = laysOpen(state, language);
  return (
    <section className="open-cards" aria-label={openCards}>
      <p className="note">{openCardsSay}</p>
      <div className="open-hands">
        {range(record.seats).map((seat) => (
          <OpenHand
            key={seat}
            title={<SeatBadge seat={seat} name={who(seat)} size={24} />}
            cards={opened.filter((one) => one.seat === seat)}
          />
        ))}
        <OpenHand title={nobodys} cards={opened.filter(({ seat }) => seat === null)} />
      </div>
    </section>
  );
}

function OpenHand({
  title,
  cards,
}: {
  readonly title: ReactNode;
  readonly cards: readonly RevealedCards[];
}): ReactNode {
  if (cards.length === 0) return null;
  return (
    <div className="open-hand">
      <h2>{title}</h2>
      <dl>
        {cards.map(({ name, cards: held }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <ul>
                {range(held.length).map((place) => (
                  <li key={place}>{held[place]}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
