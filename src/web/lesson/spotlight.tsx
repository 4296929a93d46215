import { type ReactNode, useEffect, useState } from 'react';

/** A highlighted area of the window, in CSS pixels. */
interface Light {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a board marks as the answer, and the button that confirms it. */
const MARKED = '[class*="-hinted"]';
const CONFIRM = '.stage-dock-action .button-main:enabled';
/** Highlighted if the board marks nothing. */
const PLACES = ['.stage-dock-body:has(:is(button, select):enabled)', '.stage-board'];

/** How far the highlight extends beyond an element, in CSS pixels. */
const REACH = 6;

/** Dims everything except the elements to press; it lets all pointer events through. */
export function Spotlight(): ReactNode {
  const lights = useLights();
  const [first] = lights;
  if (!first) return null;
  const arrowX = first.x + first.width / 2;
  return (
    <svg className="spotlight" aria-hidden="true">
      <mask id="spotlight-mask">
        <rect width="100%" height="100%" fill="#fff" />
        {lights.map((light) => (
          <rect key={keyOf(light)} {...light} rx="8" fill="#000" />
        ))}
      </mask>
      <rect className="spotlight-shade" width="100%" height="100%" mask="url(#spotlight-mask)" />
      {lights.map((light) => (
        <rect key={keyOf(light)} className="spotlight-edge" {...light} rx="8" />
      ))}
      <path
        className="spotlight-arrow"
        transform={`translate(${arrowX} ${Math.max(44, first.y - 6)})`}
        d="M-9-38H9V-20H20L0 0L-20-20H-9Z"
      />
    </svg>
  );
}

/** The areas of the elements to press, as long as they are on the page. */
function useLights(): readonly Light[] {
  const [lights, setLights] = useState<readonly Light[]>([]);
  useEffect(() => {
    const stage = document.querySelector('.stage');
    if (!stage) return;
    let frame = 0;
    let shown = '';
    const look = (): void => {
      frame = 0;
      const things = thingsToPress(stage);
      const found = things.map(lightOf);
      const key = found.map(keyOf).join();
      if (key === shown) return;
      if (shown === '') things[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      shown = key;
      setLights(found);
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    const watcher = new MutationObserver(soon);
    watcher.observe(stage, { subtree: true, childList: true, attributes: true });
    const sizes = new ResizeObserver(soon);
    sizes.observe(stage);
    stage.addEventListener('scroll', soon, true);
    stage.addEventListener('transitionend', soon);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      sizes.disconnect();
      stage.removeEventListener('scroll', soon, true);
      stage.removeEventListener('transitionend', soon);
    };
  }, []);
  return lights;
}

function thingsToPress(stage: Element): readonly Element[] {
  const seen = (selector: string): Element[] =>
    [...stage.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  if (seen(MARKED).length > 0) return seen(`${MARKED}, ${CONFIRM}`);
  return PLACES.map(seen).find(({ length }) => length > 0) ?? [];
}

function lightOf(thing: Element): Light {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return {
    x: Math.round(left - REACH),
    y: Math.round(top - REACH),
    width: Math.round(width + 2 * REACH),
    height: Math.round(height + 2 * REACH),
  };
}

function keyOf({ x, y, width, height }: Light): string {
  return `${x} ${y} ${width} ${height}`;
}
