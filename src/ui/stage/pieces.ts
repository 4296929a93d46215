/** A rectangle on the screen. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

interface Place {
  readonly rect: DOMRect;
  readonly element: Element;
  /** The SVG drawing that a piece belongs to, if any. */
  readonly drawing: DOMRect | undefined;
}

/** Positions of keyed pieces on the screen, from which FLIP animations start. */
export type Places = ReadonlyMap<string, Place>;

/** Measures every element with a `data-piece` key. */
export function measurePieces(root: Element): Places {
  const places = new Map<string, Place>();
  for (const element of root.querySelectorAll('[data-piece]')) {
    const key = element.getAttribute('data-piece');
    const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
    const drawing = svg?.getBoundingClientRect();
    if (key) places.set(key, { rect: element.getBoundingClientRect(), element, drawing });
  }
  return places;
}

/** The rectangle of the anchor (`data-anchor`) or piece with this name. */
export function anchorRect(root: Element, name: string): DOMRect | undefined {
  return anchorElement(root, name)?.getBoundingClientRect();
}

export function anchorElement(root: Element, name: string): Element | null {
  const quoted = CSS.escape(name);
  return root.querySelector(`[data-anchor="${quoted}"], [data-piece="${quoted}"]`);
}

/** Animates every piece that changed position: eased, with a slight lift. */
export function animateMoves(root: Element, layer: Element, before: Places, ms: number): void {
  const after = measurePieces(root);
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

/** The old position of something in a drawing, adjusted to the drawing's new place and size. */
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

/** A piece's old position in the current layout. */
function placeBefore(old: Place | undefined, { drawing }: Place): Box | undefined {
  if (!old?.drawing || !drawing) return old?.rect;
  return withinDrawing(old.rect, old.drawing, drawing);
}

/** Without motion: every new or moved piece fades in at its position. */
export function fadeMoves(root: Element, before: Places, ms: number): void {
  for (const [key, piece] of measurePieces(root)) {
    const from = placeBefore(before.get(key), piece);
    if (!from || distance(from, piece.rect) >= LEAST_WAY)
      piece.element.animate({ opacity: [0, 1] }, ms);
  }
}

/** A new piece may name the anchor it comes from: `data-from`. */
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

/** Bounds of the initial scale. */
const [LEAST, MOST] = [0.2, 4];

/**
 * The initial scale of a piece. Based on its height, since a turning card has no width for a
 * moment; a figure in a drawing changes its pose, not its size.
 */
export function growthOf(from: Size, to: Size, drawn: boolean): number {
  if (drawn || from.height === 0 || to.height === 0) return 1;
  return Math.min(MOST, Math.max(LEAST, from.height / to.height));
}

/** How many pixels of the screen one unit of an element's own coordinates is. */
export function unitOf(element: Element): number {
  if (!(element instanceof SVGGraphicsElement)) return element.currentCSSZoom ?? 1;
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
}

/** Removed pieces are drawn over the table and fly to their target. */
function flyAway(layer: Element, element: Element, from: DOMRect, to: DOMRect, ms: number): void {
  if (!(element instanceof HTMLElement) || element.isConnected) return;
  const origin = layer.getBoundingClientRect();
  const unit = unitOf(layer);
  element.removeAttribute('data-piece');
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'absolute',
    margin: '0',
    left: `${(from.left - origin.left) / unit}px`,
    top: `${(from.top - origin.top) / unit}px`,
    width: `${from.width / unit}px`,
    height: `${from.height / unit}px`,
  });
  layer.append(element);
  const [x, y] = [middleX(to) - middleX(from), middleY(to) - middleY(from)];
  const animation = element.animate(
    [
      { translate: '0px 0px', scale: '1' },
      { translate: `${x / unit}px ${y / unit}px`, scale: '.6', opacity: 0.6 },
    ],
    { duration: ms, easing: 'cubic-bezier(.4,0,.6,1)' },
  );
  animation.onfinish = () => element.remove();
  animation.oncancel = () => element.remove();
}

/** Shakes an element as if hit: six pixels, four times. */
export function shake(element: Element): void {
  const swings = [0, -6, 6, -5, 4, -2, 0].map((x) => ({
    translate: `${x}px ${Math.abs(x) / 3}px`,
  }));
  element.animate(swings, { duration: 320, easing: 'ease-out' });
}

/** Shorter distances do not count as a move, in CSS pixels. */
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
