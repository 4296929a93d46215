import './art/art.css';
import './knockout.css';
import './gallery.css';
import type { Language } from '../../../engine/texts.ts';
import type { Gallery, GalleryCard, GalleryIn } from '../../../ui/gallery.ts';
import { colourOf, sizeOf } from '../boxers.ts';
import { BOXERS, type BoxerId, CARD_VALUES, CATEGORIES, type Card } from '../cards.ts';
import { boardWords } from '../texts/board.ts';
import { galleryWords } from '../texts/gallery.ts';
import { RING_NAMES } from '../texts/names.ts';
import { BoxerPortrait } from './art/boxer.tsx';
import { FightCard } from './art/fight-card.tsx';

/** The values of the fight cards. */
const VALUES: readonly Card[] = [1, 2, 3, 4, 5];

/** The ten boxers and the five fight cards. */
export const gallery: GalleryIn = (language): Gallery => {
  const { kind, boxer, fight } = galleryWords[language];
  return {
    filters: [
      {
        id: 'kind',
        name: kind,
        values: [
          { id: 'boxer', name: boxer },
          { id: 'fight', name: fight },
        ],
      },
    ],
    cards: [
      ...BOXERS.map((id) => boxerCard(id, language)),
      ...VALUES.map((value) => fightCard(value, language)),
    ],
  };
};

function boxerCard(id: BoxerId, language: Language): GalleryCard {
  const { size, category, money } = boardWords[language];
  const worth = CARD_VALUES[sizeOf(id)];
  return {
    id,
    name: RING_NAMES[id],
    says: [
      size[sizeOf(id)],
      ...CATEGORIES.map((rung) => `${category[rung]} ${money(worth[rung])}`),
    ].join(' · '),
    face: (
      <span className="stage-knockout">
        <span className={`knockout-gallery knockout-in-${colourOf(id)}`}>
          <BoxerPortrait boxer={id} />
        </span>
      </span>
    ),
    has: { kind: ['boxer'] },
  };
}

function fightCard(value: Card, language: Language): GalleryCard {
  const words = galleryWords[language];
  return {
    id: `fight-${value}`,
    name: words.fightCard(value),
    says: value === 1 ? words.hook : words.steps,
    face: (
      <span className="stage-knockout">
        <span className="knockout-gallery knockout-gallery-card">
          <FightCard card={value} seat={0} beats={words.beats} />
        </span>
      </span>
    ),
    has: { kind: ['fight'] },
  };
}
