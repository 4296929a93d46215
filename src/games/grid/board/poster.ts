import { at } from '../../../engine/list.ts';
import { boxingGlove } from '../../../ui/logo-drawing.ts';

/** Two colours of pegs, and holes. */
const ROWS = ['x.xo', 'o...o', 'oxxoox', 'ox  xox', '.oo...', 'xxoxx', 'oxox'];
const BURST =
  '62,0 39.5,10.6 53.7,31 28.9,28.9 31,53.7 10.6,39.5 0,62 -10.6,39.5 -31,53.7 -28.9,28.9 -53.7,31 -39.5,10.6 -62,0 -39.5,-10.6 -53.7,-31 -28.9,-28.9 -31,-53.7 -10.6,-39.5 0,-62 10.6,-39.5 31,-53.7 28.9,-28.9 53.7,-31 39.5,-10.6';
const INKS: Readonly<Record<string, string>> = { x: '#a51c14', o: '#1b4069' };

function hole(peg: string, x: number, y: number): string {
  const ink = INKS[peg];
  if (!ink)
    return `<circle cx="${x}" cy="${y}" r="8.8" fill="#d9c59b" stroke="#1d1511" stroke-width="1.2"/>`;
  return `<circle cx="${x}" cy="${y}" r="8.8" fill="${ink}" stroke="#1d1511" stroke-width="2"/><circle cx="${x}" cy="${y}" r="4" fill="none" stroke="#faf1dd" stroke-width="1.5" opacity=".7"/>`;
}

const HOLES = ROWS.flatMap((row, r) =>
  [...row].map((_, c) => hole(at([...row], c), (c - (row.length - 1) / 2) * 25.5, (r - 3) * 22.5)),
).join('');

/** The drawing on the poster, as SVG in 220 by 200. */
export const art = `
  <g transform="translate(110 100)">
    <path d="M-104 0L-52 -90H52L104 0L52 90H-52Z" fill="#1d1511"/>
    <path d="M-97 0L-48.5 -84H48.5L97 0L48.5 84H-48.5Z" fill="#faf1dd"/>
    ${HOLES}
    <polygon points="${BURST}" fill="#e9b949" stroke="#1d1511" stroke-width="3"/>
    <g transform="rotate(-8) scale(.184) translate(-256 -256)"><path d="${boxingGlove}" transform="translate(22 22)" fill="#1d1511"/><path d="${boxingGlove}" fill="#a51c14"/></g>
  </g>`;
