import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { LANGUAGES } from '../../engine/texts.ts';
import { ART } from '../../games/art.ts';
import { GAMES } from '../../games/index.ts';
import { boxingGlove } from '../../ui/house-drawing.ts';
import { FACES, faceDrawing } from '../../ui/portraits/faces.ts';
import inks from '../../ui/poster-art.css?raw';
import { Figure, PosterArt } from '../../ui/poster-art.tsx';
import { App } from '../app.tsx';
import { writeGames } from '../games.ts';
import { change } from '../settings.ts';
import { factsOf } from '../solo/facts.ts';

/** What every page needs to know of the games, as text. */
export function games(): string {
  return JSON.stringify(GAMES.map(factsOf));
}

/** The first screen in every language, to be seen and pressed before the page's script has come. */
export function shells(): string {
  writeGames(GAMES.map(factsOf));
  return LANGUAGES.map((language) => {
    change({ language });
    const home = renderToString(
      <Router ssrPath="/">
        <App />
      </Router>,
    );
    return `<div class="shell" lang="${language}">${home}</div>`;
  }).join('');
}

/** The drawings on the posters, in one file. */
export function posters(): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
      <style>{inks}</style>
      {GAMES.map(({ id }) => (
        <g key={id} id={id}>
          <Drawn game={id} />
        </g>
      ))}
    </svg>,
  );
}

/** The faces of bots and people, in one file. */
export function faces(): string {
  const drawn = Object.entries(FACES).map(([id, face]) => `<g id="${id}">${faceDrawing(face)}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}

/** The glove of the house where a game has no drawing. */
function Drawn({ game }: { readonly game: string }): ReactNode {
  const Art = ART[game];
  if (Art) return <Art />;
  return (
    <PosterArt>
      <Figure drawing={boxingGlove} size={200} ink="red" />
    </PosterArt>
  );
}
