import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { range } from '../../engine/list.ts';
import { LANGUAGES } from '../../engine/texts.ts';
import { load } from '../../games/load.ts';
import { GAMES } from '../../games/rules.ts';
import { faceDrawing, PORTRAIT_FACES } from '../../ui/portraits/faces.ts';
import { App } from '../app.tsx';
import { writeGames } from '../games.ts';
import { change } from '../settings.ts';
import { factsOf } from '../solo/facts.ts';

const ART = await load(async ({ art }) => (await art?.()) ?? '');

/** Data about the games that every page needs, as JSON. */
export function games(): string {
  return JSON.stringify(GAMES.map(factsOf));
}

/** The first screen in every language, visible and usable before the script has loaded. */
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

/** The posters' drawings and their rays, in one file. */
export function posters(): string {
  const drawn = Object.entries(ART).map(([game, art]) => `<g id="${game}">${art}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="rays" d="${RAYS}" fill="#fff" opacity=".16"/>${drawn.join('')}</svg>`;
}

/** Fourteen rays from the centre of a 200 by 160 rectangle. */
const RAYS = range(14)
  .map((n) => `M100 80${ray(n * 2)}${ray(n * 2 + 1)}z`)
  .join('');

function ray(n: number): string {
  const angle = (n * Math.PI) / 14;
  return `L${Math.round(100 + 400 * Math.cos(angle))} ${Math.round(80 + 400 * Math.sin(angle))}`;
}

/** The portraits of bots and people, in one file. */
export function faces(): string {
  const drawn = Object.entries(PORTRAIT_FACES).map(
    ([id, face]) => `<g id="${id}">${faceDrawing(face)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}
