import type { AidAttribute } from '../../../../stats-worker/aids/aid-attribute.ts';
import type { PanelMap } from '../../../../stats-worker/aids/panel-map.ts';

/** Size of the map's SVG view box, in its own units. */
export const MAP = { width: 560, height: 440 } as const;

const MIDDLE = { x: MAP.width / 2, y: MAP.height / 2 };
/**
 * From the centre to the farthest point, in units of the view box. Both axes share this scale, so
 * distances compare in every direction.
 */
const RADIUS = 175;
/**
 * Radii of the reference circle, in cm. The largest one up to 0.7 of the farthest taster's distance
 * is drawn.
 */
const CIRCLES = [2, 1, 0.5, 0.2, 0.1, 0.05];
const LETTER = 7;

/** A point of the drawing, and the position and anchor of its label. */
export type MapPlace = {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly words: {
    readonly x: number;
    readonly y: number;
    readonly side: 'start' | 'end' | 'middle';
  };
};

/** The bounding box of a label. */
type Box = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/**
 * Computes the layout of the panel map, on one scale for both axes (QUA-37). A taster's label is
 * right, left, above or below its point: on the first side where it is inside the drawing and
 * covers no point or other label. It is on the right if no side is free.
 */
export function mapLayout(
  map: Pick<PanelMap, 'tasters' | 'attributes'>,
  lengthOf: (attribute: AidAttribute) => number,
): {
  readonly tasters: readonly MapPlace[];
  readonly attributes: readonly (MapPlace & { readonly name: AidAttribute })[];
  readonly circle: { readonly cm: number; readonly radius: number };
} {
  const far = Math.max(0.05, ...map.tasters.map(({ x, y }) => Math.hypot(x, y)));
  const scale = RADIUS / far;
  const points = map.tasters.map(({ taster, x, y }) => ({
    name: taster,
    x: MIDDLE.x + scale * x,
    y: MIDDLE.y - scale * y,
  }));
  const taken: Box[] = points.map(({ x, y }) => ({
    left: x - 6,
    right: x + 6,
    top: y - 6,
    bottom: y + 6,
  }));
  const attributes = map.attributes.map(({ attribute, x, y }) => {
    const end = { x: MIDDLE.x + 0.9 * RADIUS * x, y: MIDDLE.y - 0.9 * RADIUS * y };
    const side = x < 0 ? ('end' as const) : ('start' as const);
    const words = { x: end.x + (x < 0 ? -8 : 8), y: end.y + 4 - 10 * y, side };
    taken.push(boxOf(words, lengthOf(attribute)));
    return { name: attribute, ...end, words };
  });
  const tasters = points.map((point): MapPlace => {
    const ways = waysFrom(point);
    const free = ways.find((words) => {
      const box = boxOf(words, point.name.length);
      return isInside(box) && taken.every((other) => !overlaps(box, other));
    });
    const words = free ?? ways[0];
    taken.push(boxOf(words, point.name.length));
    return { ...point, words };
  });
  const cm = CIRCLES.find((one) => one <= 0.7 * far) ?? 0.05;
  return { tasters, attributes, circle: { cm, radius: scale * cm } };
}

type Words = MapPlace['words'];

const waysFrom = ({
  x,
  y,
}: {
  readonly x: number;
  readonly y: number;
}): readonly [Words, ...Words[]] => [
  { x: x + 9, y: y + 4, side: 'start' },
  { x: x - 9, y: y + 4, side: 'end' },
  { x, y: y - 9, side: 'middle' },
  { x, y: y + 17, side: 'middle' },
];

function boxOf({ x, y, side }: Words, letters: number): Box {
  const length = LETTER * letters;
  const left = side === 'start' ? x : side === 'end' ? x - length : x - length / 2;
  return { left, right: left + length, top: y - 10, bottom: y + 3 };
}

const isInside = ({ left, right, top, bottom }: Box): boolean =>
  left >= 0 && right <= MAP.width && top >= 0 && bottom <= MAP.height;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
