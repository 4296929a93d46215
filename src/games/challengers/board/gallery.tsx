import './challengers.css';
import './art.css';
import './card.css';
import type { Language } from '../../../engine/texts.ts';
import type { Gallery, GalleryIn } from '../../../ui/gallery.ts';
import { CARDS } from '../cards.ts';
import { type Card, SETS, TRAYS } from '../effects.ts';
import { boardWords } from '../texts/board.ts';
import { galleryWords } from '../texts/gallery.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { CardFace, setClass } from './card.tsx';
import { cardName } from './table.ts';

/** Every printed card once, by set and level. */
export const gallery: GalleryIn = (language): Gallery => {
  const words = galleryWords[language];
  const { sets } = GAME_WORDS[language];
  const levels = [
    { id: 'S', name: words.starter },
    ...TRAYS.map((tray) => ({ id: tray, name: tray })),
    { id: 'robot', name: words.robot },
  ];
  return {
    filters: [
      { id: 'set', name: words.set, values: SETS.map((set) => ({ id: set, name: sets[set] })) },
      { id: 'level', name: words.level, values: levels },
    ],
    cards: CARDS.map((card) => shown(card, language)),
  };
};

function shown(card: Card, language: Language): Gallery['cards'][number] {
  const { id, set, level, strength } = card;
  const words = boardWords[language];
  const copy = level === 'S' ? `${id}~0.1` : `${id}~1`;
  const known = levelOf(card);
  return {
    id,
    name: cardName({ language }, copy),
    says: [
      words.strength(strength),
      GAME_WORDS[language].sets[set],
      ...(known === 'robot' ? [] : [words.level(level)]),
      GAME_WORDS[language].effect(card) || words.noEffect,
    ].join(' · '),
    face: (
      <span className={`ch-shown ch-gallery ${setClass(copy)}`}>
        <span className="ch-card">
          <CardFace table={{ language, words }} card={copy} />
        </span>
      </span>
    ),
    has: { set: [set], level: [known] },
  };
}

/** The level as the gallery sorts it: the Robot has levels of its own. */
function levelOf({ set, level }: Card): string {
  return set === 'robot' ? 'robot' : level;
}
