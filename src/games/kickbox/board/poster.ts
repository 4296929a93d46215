import { faceDrawing, PORTRAIT_FACES } from '../../../ui/portraits/faces.ts';
import { highKick } from '../../../ui/poster-drawings.ts';

const HIT =
  '224,48 207.3,55.9 217.8,71 199.5,69.5 201,87.8 185.9,77.3 178,94 170.1,77.3 155,87.8 156.5,69.5 138.2,71 148.7,55.9 132,48 148.7,40.1 138.2,25 156.5,26.5 155,8.2 170.1,18.7 178,2 185.9,18.7 201,8.2 199.5,26.5 217.8,25 207.3,40.1';

function kick(x: number, y: number, print: string): string {
  return `<svg x="${x}" y="${y}" width="190" height="190" viewBox="0 0 512 512"><path d="${highKick}" ${print}/></svg>`;
}

const { sam } = PORTRAIT_FACES;

/** The drawing on the poster, as SVG in 220 by 200. */
export const art = `
  <polygon points="${HIT}" fill="#e9b949" stroke="#1d1511" stroke-width="3"/>
  <circle cx="184" cy="50" r="27" fill="#1b4069" stroke="#1d1511" stroke-width="3.5"/>
  <g transform="rotate(16 184 50)"><svg x="157" y="23" width="54" height="46" viewBox="0 0 100 85">${sam ? faceDrawing(sam) : ''}</svg></g>
  ${kick(-9, 9, 'fill="#a51c14"')}
  ${kick(-13, 5, 'fill="#faf1dd" stroke="#1d1511" stroke-width="5"')}`;
