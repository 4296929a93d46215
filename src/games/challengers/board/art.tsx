import type { ReactNode } from 'react';
import type { SetName } from '../effects.ts';
import { DRAWINGS } from './drawings.ts';

interface Layer {
  readonly ink: string;
  /** The width of a line; none where the path is filled. */
  readonly width: string;
  readonly path: string;
}

const LAYERS = new Map<string, readonly Layer[]>();

/** The layers of a card's drawing, read once. */
export function layersOf(key: string): readonly Layer[] {
  const known = LAYERS.get(key);
  if (known) return known;
  const layers = (DRAWINGS[key] ?? '').split('|').map(layerOf);
  LAYERS.set(key, layers);
  return layers;
}

function layerOf(text: string): Layer {
  const [head = '', ...rest] = text.split(' ');
  const path = rest.join(' ').replace(/\(([^)]*)\)/g, (_, figures) => ellipse(String(figures)));
  return { ink: head.slice(0, 1), width: head.slice(1), path };
}

function ellipse(figures: string): string {
  const [x = 0, y = 0, rx = 0, ry = rx] = figures.split(' ').map(Number);
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** The picture of a card on the sunburst of its set. */
export function Art({ card }: { readonly card: string }): ReactNode {
  return (
    <svg className="ch-art" viewBox="0 0 100 80" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path className="ch-rays" d={RAYS} />
      {layersOf(card).map(({ ink, width, path }) =>
        width === '' ? (
          <path key={ink + path} className={`ch-fill-${ink.toLowerCase()}`} d={path} />
        ) : (
          <path key={ink + path} className={`ch-line-${ink}`} strokeWidth={width} d={path} />
        ),
      )}
    </svg>
  );
}

const RAYS =
  'M50 46L145 46L143 67ZM50 46L136 87L124 105ZM50 46L109 120L91 132ZM50 46L71 139L50 141ZM50 46L29 139L9 132ZM50 46L-9 120L-24 105ZM50 46L-36 87L-43 67ZM50 46L-45 46L-43 25ZM50 46L-36 5L-24 -13ZM50 46L-9 -28L9 -40ZM50 46L29 -47L50 -49ZM50 46L71 -47L91 -40ZM50 46L109 -28L124 -13ZM50 46L136 5L143 25Z';

/** The mark of a set, as it stands at the foot of its cards. */
export function SetMark({ set }: { readonly set: SetName }): ReactNode {
  return (
    <svg className="ch-mark" viewBox="0 0 24 24" aria-hidden>
      <path fillRule="evenodd" d={MARKS[set]} />
    </svg>
  );
}

const MARKS: Readonly<Record<SetName, string>> = {
  city: 'M2 22V10h5V4h6v6h3V7h6v15Z',
  castle: 'M3 22V3h4v3h3V3h4v3h3V3h4v19h-6v-6h-6v6Z',
  funfair:
    'M12 1a9.5 9.5 0 0 0-6 16.8L4 23h3l1.6-3.4a9.5 9.5 0 0 0 6.8 0L17 23h3l-2-5.2A9.5 9.5 0 0 0 12 1Zm1.2 3.6v4.3h4.7a6.5 6.5 0 0 0-4.7-4.3Zm-2.4 0a6.5 6.5 0 0 0-4.7 4.3h4.7Zm0 7.5H6.1a6.5 6.5 0 0 0 4.7 4.3Zm2.4 0v4.3a6.5 6.5 0 0 0 4.7-4.3Z',
  film: 'M2 10h20v12H2ZM2 6l19-5 1 4L3 9.5Z',
  haunted:
    'M4 22V11a8 8 0 0 1 16 0v11l-3-3-2.5 3-2.5-3-2.5 3L7 19Zm5-12.8a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Zm6 0a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  shipwreck:
    'M12 1a3.5 3.5 0 0 0-1.5 6.6V10H6v3h4.5v6Q6 18 5 14l-3 1q2 8 10 8t10-8l-3-1q-1 4-5.5 5v-6H18v-3h-4.5V7.6A3.5 3.5 0 0 0 12 1Z',
  space:
    'M12 5a7 7 0 0 0-6.6 9.3Q2.5 15.6 1 15.4l.4 2.3q2.6.1 5.9-1.5a7 7 0 0 0 11.6-5.4q2.8-2 4.4-4.3l-1.8-1.3q-1.4 1.7-3.2 3A7 7 0 0 0 12 5Z',
  robot: 'M11 1h2v4h6v13H5V5h6ZM8 9v4h3V9Zm5 0v4h3V9ZM2 8h2v7H2Zm18 0h2v7h-2ZM8 19h8v4H8Z',
};
