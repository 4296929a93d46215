import type { DailyWords } from '../texts/daily.ts';

/** The contents of a result picture, already formatted. */
export interface BoutPicture {
  readonly day: string;
  readonly game: string;
  readonly name: string;
  readonly total: string;
  readonly score: string;
  /** Null while the champion is still playing. */
  readonly par: string | null;
  /** Lengths of the two bars, from 0 to 1. */
  readonly shares: readonly [number, number];
  readonly streak: number;
  readonly words: DailyWords;
}

const [WIDTH, HEIGHT] = [1200, 630];
const PAPER = '#f1e3c6';
const INK = '#1d1511';
const GOLD = '#e9b949';

/** The background colours of the posters. */
const GROUNDS: Readonly<Record<string, string>> = {
  knockout: '#a51c14',
  round: '#2a211c',
  challengers: '#1d6a70',
  kickbox: '#1b4069',
  grid: '#8a5d0c',
};

/** Draws a result as a poster of 1200 by 630 pixels. */
export async function drawBout(bout: BoutPicture): Promise<File> {
  await Promise.all(
    ['400 40px Anton', '600 40px "Barlow Condensed"'].map((f) => document.fonts.load(f)),
  );
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  ground(pen, GROUNDS[bout.game] ?? INK);
  write(pen, `RINGSIDE · ${bout.words.daily.toUpperCase()}`, 70, 105, '400 44px Anton', GOLD);
  write(pen, bout.name.toUpperCase(), 70, 215, '400 92px Anton', PAPER);
  write(pen, bout.day, 70, 270, LABEL, PAPER);
  bar(pen, 330, bout.words.yourScore, bout.score, bout.shares[0], GOLD);
  if (bout.par !== null) bar(pen, 460, bout.words.championScore, bout.par, bout.shares[1], PAPER);
  const foot =
    bout.streak > 1 ? `${bout.total} · ${bout.words.shareStreak(bout.streak)}` : bout.total;
  write(pen, foot, 70, 590, LABEL, PAPER);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], `ringside-${bout.day}-${bout.game}.png`, { type: 'image/png' });
}

const LABEL = '600 38px "Barlow Condensed"';

/** The poster's background with its rays. */
function ground(pen: CanvasRenderingContext2D, colour: string): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = 'rgb(255 255 255 / 0.07)';
  const [x, y, rays] = [900, 300, 24];
  for (let ray = 0; ray < rays; ray += 2) {
    const angle = (n: number): number => (2 * Math.PI * n) / rays;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + 1500 * Math.cos(angle(ray)), y + 1500 * Math.sin(angle(ray)));
    pen.lineTo(x + 1500 * Math.cos(angle(ray + 1)), y + 1500 * Math.sin(angle(ray + 1)));
    pen.fill();
  }
  pen.strokeStyle = INK;
  pen.lineWidth = 24;
  pen.strokeRect(0, 0, WIDTH, HEIGHT);
}

function bar(
  pen: CanvasRenderingContext2D,
  y: number,
  name: string,
  score: string,
  share: number,
  colour: string,
): void {
  write(pen, name, 70, y, LABEL, PAPER);
  pen.fillStyle = INK;
  pen.fillRect(70, y + 18, 800, 54);
  pen.fillStyle = colour;
  pen.fillRect(74, y + 22, Math.max(8, 792 * share), 46);
  write(pen, score, 895, y + 64, '400 60px Anton', PAPER);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, WIDTH - x - 40);
}
