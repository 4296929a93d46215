import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const WIDTH = 400;

/** The average width of a capital of the display font, relative to its height. */
const LETTER = 0.45;

/** Lines set as wood type: each is stretched to the full width, so short ones are tall. */
export function WoodType({
  lines,
  tallest = 150,
  className,
}: {
  readonly lines: readonly string[];
  readonly tallest?: number;
  readonly className?: string;
}): ReactNode {
  let top = 0;
  const set = lines.map((line, row) => {
    const size = Math.max(30, Math.min(tallest, WIDTH / (LETTER * Math.max(line.length, 2))));
    top += size * 0.9 + (row === 0 ? 0 : 10);
    return { line, size, baseline: top };
  });
  return (
    <svg
      className={classNames('wood-type', className)}
      viewBox={`0 0 ${WIDTH} ${Math.ceil(top + 4)}`}
      aria-hidden="true"
    >
      {set.map(({ line, size, baseline }) => (
        <text
          key={baseline}
          x="0"
          y={baseline}
          fontSize={size}
          textLength={WIDTH}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.toUpperCase()}
        </text>
      ))}
    </svg>
  );
}
