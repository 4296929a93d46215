import {
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { range } from '../../engine/list.ts';
import { classNames } from '../class-names.ts';
import { playSound } from '../sound.ts';
import { type Beat, type Flight, soundsOf, TIMES } from './beat.ts';
import type { StageFrame } from './context.ts';
import {
  anchorElement,
  anchorRect,
  animateMoves,
  fadeMoves,
  measurePieces,
  type Places,
  shake,
  unitOf,
} from './pieces.ts';

/** Nothing has moved yet. */
const FIRST = '0 0';

/** The delay between items of one flight, in milliseconds. */
const APART = 70;

/** Animates pieces from their old to their new places whenever a beat begins. */
export function usePieces(
  root: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  frame: StageFrame,
  /** What the board shows during a beat that it plays itself. */
  picture: number,
): void {
  const { motion, fades = false, beat } = frame;
  const tick = `${frame.tick} ${picture}`;
  const places = useRef<Places>(new Map());
  const measured = useRef(tick);
  // While the new beat is rendered the page still shows the old one: moves start from those
  // positions.
  if (measured.current !== tick && root.current) {
    measured.current = tick;
    places.current = motion || fades ? measurePieces(root.current) : new Map();
  }
  useLayoutEffect(() => {
    if (tick === FIRST || !root.current || !layer.current) return;
    if (fades) fadeMoves(root.current, places.current, TIMES.hit);
    if (!motion) return;
    const length = beat && beat.ms > 0 ? Math.min(beat.ms, TIMES.payout) : TIMES.move;
    animateMoves(root.current, layer.current, places.current, length);
    for (const name of beat?.shakes ?? []) {
      const hit = anchorElement(root.current, name);
      if (hit) shake(hit);
    }
  }, [tick, motion, fades, beat, root, layer]);
}

/** Overlays of the board during a beat: flights, a count, a headline. */
export function Overlay({
  frame,
  root,
}: {
  readonly frame: StageFrame;
  readonly root: RefObject<HTMLElement | null>;
}): ReactNode {
  const { beat, tick, motion } = frame;
  useEffect(() => {
    if (beat && tick >= 0) for (const sound of soundsOf(beat)) void playSound(sound);
  }, [beat, tick]);
  return (
    <div className="stage-overlay" aria-hidden="true">
      {motion &&
        beat?.flights?.map((flight) => (
          <Flying key={`${tick} ${JSON.stringify(flight)}`} flight={flight} root={root} />
        ))}
      {beat?.counts !== undefined && <Count key={tick} beat={beat} to={beat.counts} />}
      {beat?.banner !== undefined && (
        <p key={`banner ${tick}`} className="stage-banner">
          <span>{beat.banner}</span>
        </p>
      )}
    </div>
  );
}

function Flying({
  flight,
  root,
}: {
  readonly flight: Flight;
  readonly root: RefObject<HTMLElement | null>;
}): ReactNode {
  const box = useRef<HTMLSpanElement>(null);
  const { from, to, kind, seat, label, count = 1 } = flight;
  useLayoutEffect(() => {
    if (!root.current || !box.current) return;
    const [start, goal] = [anchorRect(root.current, from), anchorRect(root.current, to)];
    const origin = box.current.getBoundingClientRect();
    const unit = unitOf(box.current);
    if (!start || !goal) return;
    for (const [place, thing] of [...box.current.children].entries()) {
      const at = (rect: DOMRect): string =>
        `${(rect.left + rect.width / 2 - origin.left) / unit}px ${(rect.top + rect.height / 2 - origin.top) / unit}px`;
      thing.animate(
        [
          { translate: at(start), opacity: 1, scale: '.7' },
          { scale: '1.15', offset: 0.5 },
          { translate: at(goal), opacity: 1, scale: '.8' },
        ],
        {
          duration: TIMES.payout,
          delay: place * APART,
          easing: 'cubic-bezier(.4,0,.3,1)',
          fill: 'backwards',
        },
      );
    }
  }, [from, to, root]);
  return (
    <span ref={box} className="stage-flights">
      {range(Math.min(count, 6)).map((place) => (
        <span
          key={place}
          className={classNames(`flight flight-${kind}`, seat !== undefined && `seat-${seat}`)}
        >
          {label}
        </span>
      ))}
    </span>
  );
}

/** The referee counts, one number at a time. */
function Count({ beat, to }: { readonly beat: Beat; readonly to: number }): ReactNode {
  const [number, setNumber] = useState(1);
  useEffect(() => {
    if (number > 0) void playSound('count');
  }, [number]);
  useEffect(() => {
    if (number >= to) return;
    const timer = setTimeout(() => setNumber(number + 1), Math.max(120, beat.ms / to));
    return () => clearTimeout(timer);
  }, [number, to, beat]);
  return (
    <p className="stage-count">
      <span key={number}>{number}</span>
    </p>
  );
}
