import './cards.css';
import type { Language } from '../../../engine/texts.ts';
import type { Gallery, GalleryCard, GalleryIn } from '../../../ui/gallery.ts';
import { CARD_BELTS } from '../belts.ts';
import { PRINTED, type Printed } from '../deck.ts';
import { boardWords } from '../texts/board.ts';
import { cardText } from '../texts/cards.ts';
import { galleryWords } from '../texts/gallery.ts';
import { CardFace } from './card.tsx';

const COLOURS = ['red', 'green', 'orange', 'blue'] as const;

/** Every kind of card once, by type and by the belts that add copies of it. */
export const gallery: GalleryIn = (language): Gallery => {
  const { types, belts } = boardWords[language];
  const words = galleryWords[language];
  return {
    filters: [
      {
        id: 'type',
        name: words.type,
        values: COLOURS.map((colour) => ({ id: colour, name: types[colour] })),
      },
      {
        id: 'belt',
        name: words.belt,
        values: CARD_BELTS.map((belt) => ({ id: belt, name: belts[belt] })),
      },
    ],
    cards: PRINTED.filter(({ copy }) => copy === 1).map((card) => oneOf(card, language)),
  };
};

function oneOf(card: Printed, language: Language): GalleryCard {
  const [id] = card.ids;
  const copies = PRINTED.filter(({ type }) => type === card.type);
  const { name, says } = cardText(language, id);
  return {
    id: card.type,
    name,
    says: `${says} ${galleryWords[language].copies(copies.length)}`,
    face: (
      <span className="kickbox-gallery">
        <CardFace id={id} language={language} />
      </span>
    ),
    has: { type: card.colours, belt: [...new Set(copies.map(({ belt }) => belt))] },
  };
}
