import { type ReactNode, useRef } from 'react';
import { at, range } from '../../../engine/list.ts';
import { type Who, youOr } from '../../../engine/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useSay } from '../../../ui/live-region.tsx';
import { useRoving } from '../../../ui/roving.ts';
import { DIRECTION_NAMES, type HexGrid } from '../board.ts';
import type { Peg } from '../kind.ts';
import type { BoardWords } from '../texts/board.ts';
import { frameOf, holeTowards, previewOf, spotOf } from './panel.ts';

interface HolesProps {
  readonly board: HexGrid;
  readonly pegs: readonly Peg[];
  readonly side: 0 | 1;
  readonly playable: ReadonlySet<number>;
  /** The viewer's seat, if it is their turn. */
  readonly mover: 0 | 1 | undefined;
  readonly last: string | undefined;
  readonly hinted: string | undefined;
  /** The hole of the queued move. */
  readonly queued: string | undefined;
  readonly onCancel: () => void;
  readonly who: Who;
  readonly words: BoardWords;
  readonly onPoint: (hole: number | undefined) => void;
  readonly onPlace: (hole: number) => void;
}

/** A button over every hole, from the top left, with one tab stop for all of them. */
export function Holes(props: HolesProps): ReactNode {
  const { board, side, playable, words, onPoint, onPlace } = props;
  const say = useSay();
  const start = range(board.holes.length).find((hole) => playable.has(hole)) ?? 0;
  const roving = useRoving(start, (from, key) => holeTowards(board, side, from, key));
  const armed = useRef<number>(undefined);
  const { width, height, top } = frameOf(board);
  const press = (hole: number, touch: boolean): void => {
    // Touch cannot hover: the first tap previews, the second plays.
    if (touch && armed.current !== hole && playable.has(hole)) {
      armed.current = hole;
      onPoint(hole);
      say(holeLabel(props, hole));
      return;
    }
    armed.current = undefined;
    onPlace(hole);
  };
  return (
    <section
      className="grid-holes"
      aria-label={words.panel}
      onContextMenu={(event) => {
        if (props.queued === undefined) return;
        event.preventDefault();
        props.onCancel();
      }}
    >
      {inReadingOrder(board, side).map((hole) => {
        const { x, y } = spotOf(board, hole, side);
        const { onKeyDown, onFocus, ...rest } = roving.props(hole);
        return (
          <button
            key={hole}
            type="button"
            {...rest}
            className={classNames('grid-button', !playable.has(hole) && 'grid-shut')}
            data-anchor={`hole:${at(board.holes, hole)}`}
            style={{
              insetInlineStart: percent(x + width / 2, width),
              insetBlockStart: percent(y - top, height),
            }}
            aria-label={holeLabel(props, hole)}
            onKeyDown={(event) => {
              if (event.key === 'n') say(neighbours(props, hole));
              else onKeyDown(event);
            }}
            onFocus={() => {
              onFocus();
              onPoint(hole);
            }}
            // No onBlur: a hole that was tapped or reached by keys stays chosen on the way to “Place peg”.
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(hole)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(undefined)}
            onClick={(event) => press(hole, isTouch(event.nativeEvent))}
          />
        );
      })}
    </section>
  );
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function percent(offset: number, wide: number): string {
  return `${(100 * offset) / wide}%`;
}

function inReadingOrder(board: HexGrid, side: 0 | 1): number[] {
  return range(board.holes.length).sort((a, b) => {
    const [one, two] = [spotOf(board, a, side), spotOf(board, b, side)];
    return one.y - two.y || one.x - two.x;
  });
}

/** Everything there is to know about a hole, in one sentence. */
function holeLabel(props: HolesProps, hole: number): string {
  const { board, words, last, hinted, queued } = props;
  const name = at(board.holes, hole);
  const parts = [name, stateOf(props, hole)];
  if (name === last) parts.push(words.last);
  if (name === hinted) parts.push(words.hinted);
  if (name === queued) parts.push(words.queued);
  return parts.join(', ');
}

function stateOf(props: HolesProps, hole: number): string {
  const { board, pegs, playable, mover, who, words } = props;
  const peg = at(pegs, hole);
  if (peg !== null) return youOr(who, peg, words.ownPeg, words.pegOf);
  if (mover === undefined) return words.empty;
  if (!playable.has(hole)) return `${words.empty}, ${words.outOfReach}`;
  const { runs, spared, after } = previewOf(board, pegs, hole, mover);
  const name = (index: number): string => at(board.holes, index);
  const out = runs.flatMap((run) => run.holes.map(name));
  const stay = spared.flatMap((holes) => holes.map(name));
  return [
    words.playable,
    out.length > 0 ? words.takes(out) : words.takesNothing,
    ...(stay.length > 0 ? [words.stopsAtCentre(stay)] : []),
    words.after(after[0], after[1]),
  ].join(', ');
}

/** What lies along each of the six lines. */
function neighbours(props: HolesProps, hole: number): string {
  const { board, pegs, who, words } = props;
  return range(6)
    .map((direction) => {
      const line = at(at(board.rays, hole), direction).map((next) => {
        const peg = at(pegs, next);
        return `${at(board.holes, next)} ${peg === null ? words.empty : who(peg)}`;
      });
      return `${at(DIRECTION_NAMES, direction)}: ${line.length > 0 ? line.join(', ') : words.rim}`;
    })
    .join('. ');
}
