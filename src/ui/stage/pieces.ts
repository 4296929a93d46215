/** A place on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Place {
  readonly rect: DOMRect;
  readonly element: Element;
  /** The drawing that a drawn piece belongs to, if it does. */
  readonly drawing: DOMRect | undefined;
}

/** Where keyed pieces are on the screen: what FLIP animations start from. */
export type Places = ReadonlyMap<string, Place>;

/** Measures every element with a `data-piece` key. */
export function placesOf(root: Element): Places {
  const places = new Map<string, Place>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const key = element.getAttribute('data-piece');
    const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
    const drawing = svg?.getBoundingClientRect();
    if (key) places.set(key, { rect: element.getBoundingClientRect(), element, drawing });
  }
  return places;
}

/** The box of an anchor (`data-anchor`) or piece of this name. */
export function anchorRect(root: Element, name: string): DOMRect | undefined {
  return anchorElement(root, name)?.getBoundingClientRect();
}

export function anchorElement(root: Element, name: string): Element | null {
  const quoted = CSS.escape(name);
  return root.querySelector(`[data-anchor="${quoted}"], [data-piece="${quoted}"]`);
}

/** Moves every piece that changed place from where it was: eased, with a slight lift. */
export function animateMoves(root: Element, layer: Element, before: Places, ms: number): void {
  const after = placesOf(root);
  for (const [key, piece] of after) {
    const from = placeBefore(before.get(key), piece) ?? comesFrom(root, piece.element);
    if (from) slide(piece.element, from, piece.rect, ms);
  }
  for (const [key, { rect, element }] of before) {
    const goal = element.getAttribute('data-to');
    if (after.has(key) || goal === null) continue;
    const to = anchorRect(root, goal);
    if (to) flyAway(layer, element, rect, to, ms);
  }
}

/** Where something in a drawing would stand in the drawing's new place: resizing it moves nothing in it. */
export function withinDrawing(box: Box, before: Box, after: Box): Box {
  if (before.width === 0 || before.height === 0) return box;
  const [x, y] = [after.width / before.width, after.height / before.height];
  return {
    left: after.left + (box.left - before.left) * x,
    top: after.top + (box.top - before.top) * y,
    width: box.width * x,
    height: box.height * y,
  };
}

/** Where a piece was, as the table is laid out now. */
function placeBefore(old: Place | undefined, { drawing }: Place): Box | undefined {
  if (!old?.drawing || !drawing) return old?.rect;
  return withinDrawing(old.rect, old.drawing, drawing);
}

/** Without motion: every piece that came or changed its place fades in where it is now. */
export function fadeMoves(root: Element, before: Places, ms: number): void {
  for (const [key, piece] of placesOf(root)) {
    const from = placeBefore(before.get(key), piece);
    if (!from || distance(from, piece.rect) >= LEAST_WAY)
      piece.element.animate({ opacity: [0, 1] }, ms);
  }
}

/** A new piece may say from which anchor it comes: `data-from`. */
function comesFrom(root: Element, element: Element): DOMRect | undefined {
  const from = element.getAttribute('data-from');
  return from === null ? undefined : anchorRect(root, from);
}

function slide(element: Element, from: Box, to: Box, ms: number): void {
  const [x, y] = [middleX(from) - middleX(to), middleY(from) - middleY(to)];
  const grow = growthOf(from, to, element instanceof SVGElement);
  if (distance(from, to) < LEAST_WAY && Math.abs(grow - 1) < 0.03) return;
  const unit = unitOf(element);
  element.animate(
    [
      { translate: `${x / unit}px ${y / unit}px`, scale: String(grow), zIndex: 5 },
      { scale: String((grow + 1) / 2 + 0.08), offset: 0.5, zIndex: 5 },
      { translate: '0px 0px', scale: '1', zIndex: 5 },
    ],
    { duration: ms, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' },
  );
}

type Size = Pick<DOMRect, 'width' | 'height'>;

/** Nothing starts smaller or larger than this, as a share of its size. */
const [LEAST, MOST] = [0.2, 4];

/**
 * How large a piece begins, as a share of its size. By its height, since a card that turns has no
 * width for a moment; a figure in a drawing changes its pose and not its size.
 */
export function growthOf(from: Size, to: Size, drawn: boolean): number {
  if (drawn || from.height === 0 || to.height === 0) return 1;
  return Math.min(MOST, Math.max(LEAST, from.height / to.height));
}

/** How many pixels of the screen one unit of an element's own coordinates is: 1 but in drawings. */
function unitOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return 1;
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

/** What has left the table is laid over it and flies to where it goes. */
function flyAway(layer: Element, element: Element, from: DOMRect, to: DOMRect, ms: number): void {
  if (!(element instanceof HTMLElement) || element.isConnected) return;
  const origin = layer.getBoundingClientRect();
  element.removeAttribute('data-piece');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'absolute',
    margin: '0',
    left: `${from.left - origin.left}px`,
    top: `${from.top - origin.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  layer.append(element);
  const [x, y] = [middleX(to) - middleX(from), middleY(to) - middleY(from)];
  const animation = element.animate(
    [
      { translate: '0px 0px', scale: '1' },
      { translate: `${x}px ${y}px`, scale: '.6', opacity: 0.6 },
    ],
    { duration: ms, easing: 'cubic-bezier(.4,0,.6,1)' },
  );
  animation.onfinish = () => element.remove();
  animation.oncancel = () => element.remove();
}

/** Shakes an element as a blow would: six pixels, four times. */
export function shake(element: Element): void {
  const swings = [0, -6, 6, -5, 4, -2, 0].map((x) => ({
    translate: `${x}px ${Math.abs(x) / 3}px`,
  }));
  element.animate(swings, { duration: 320, easing: 'ease-out' });
}

/** What goes less far than this has not moved, in CSS pixels. */
const LEAST_WAY = 2;

function distance(from: Box, to: Box): number {
  return Math.hypot(middleX(from) - middleX(to), middleY(from) - middleY(to));
}

function middleX(rect: Box): number {
  return rect.left + rect.width / 2;
}

function middleY(rect: Box): number {
  return rect.top + rect.height / 2;
}
