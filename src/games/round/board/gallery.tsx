import './circle.css';
import type { Language } from '../../../engine/texts.ts';
import type { Gallery, GalleryCard, GalleryIn } from '../../../ui/gallery.ts';
import { type BoxerId, ROSTER_IDS, ROSTERS } from '../cards.ts';
import { BOXER_WORDS } from '../texts/boxers.ts';
import { galleryWords } from '../texts/gallery.ts';
import { BoxerArt } from './boxer-art.tsx';

const { packs } = ROSTERS[ROSTER_IDS[0]];

/** The eleven boxers, by pack and ability. */
export const gallery: GalleryIn = (language): Gallery => {
  const words = galleryWords[language];
  return {
    filters: [
      {
        id: 'pack',
        name: words.pack,
        values: [
          { id: 'small', name: words.small },
          { id: 'large', name: words.large },
        ],
      },
      {
        id: 'ability',
        name: words.ability,
        values: [
          { id: 'yes', name: words.yes },
          { id: 'no', name: words.no },
        ],
      },
    ],
    cards: packs.large.map((boxer) => boxerCard(boxer, language)),
  };
};

function boxerCard(boxer: BoxerId, language: Language): GalleryCard {
  const { name, short, ability, story } = BOXER_WORDS[language][boxer];
  const [small, large] = [packs.small.indexOf(boxer) + 1, packs.large.indexOf(boxer) + 1];
  return {
    id: boxer,
    name,
    says: ability ?? story,
    face: (
      <span className="round-card round-gallery">
        <BoxerArt boxer={boxer} />
        <b className="round-card-number">{large}</b>
        {ability !== null && <span className="round-card-star">★</span>}
        <span className="round-card-name">{short}</span>
      </span>
    ),
    has: {
      pack: small > 0 ? ['small', 'large'] : ['large'],
      ability: [ability === null ? 'no' : 'yes'],
    },
  };
}
