import { useReadingWords } from '../reading-words.ts';
import './card-gallery.css';
import { type ReactNode, useState } from 'react';
import type { GalleryCard } from '../../ui/gallery.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useGallery } from '../games.ts';

/** All cards of a game, with filters. */
export function CardGallery({ game }: { readonly game: string }): ReactNode {
  const { allCards, everyCard, cardsShown } = useReadingWords();
  const gallery = useGallery(game);
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  if (!gallery) return null;
  const shown = gallery.cards.filter((card) => fits(card, wanted));
  return (
    <section className="gallery" id="cards" aria-label={allCards}>
      <div className="gallery-filters">
        {gallery.filters.map(({ id, name, values }) => (
          <SegmentedControl
            key={id}
            label={name}
            value={wanted[id] ?? ALL}
            options={[
              { value: ALL, name: everyCard },
              ...values.map((value) => ({ value: value.id, name: value.name })),
            ]}
            onChange={(value) => setWanted({ ...wanted, [id]: value })}
          />
        ))}
      </div>
      <p className="note" role="status">
        {cardsShown(shown.length, gallery.cards.length)}
      </p>
      <ul className="gallery-cards">
        {shown.map(({ id, name, says, face }) => (
          <li key={id}>
            <span aria-hidden="true">{face}</span>
            <b>{name}</b>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const ALL = '';

function fits({ has }: GalleryCard, wanted: Readonly<Record<string, string>>): boolean {
  return Object.entries(wanted).every(
    ([filter, value]) => value === ALL || has[filter]?.includes(value),
  );
}
