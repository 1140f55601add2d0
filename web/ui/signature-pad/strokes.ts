/** Width and height of the pad in its own units, whatever its size on the screen. */
export const PAD_UNITS = 1000;

/** Smallest distance of two points in pad units; a nearer point would not be visible. */
const NEAR = 3;

/** Size limits of a signature; the pad draws nothing beyond. A point is two numbers. */
export const MOST = { strokes: 200, numbersAStroke: 8_000, numbers: 20_000 };

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const clamp = (units: number): number => Math.min(PAD_UNITS, Math.max(0, Math.round(units)));

/** Converts a position on the screen to whole pad units, clamped to the pad. */
export function padPoint(x: number, y: number, box: Box): readonly [number, number] {
  const across = box.width > 0 ? ((x - box.left) / box.width) * PAD_UNITS : 0;
  const down = box.height > 0 ? ((y - box.top) / box.height) * PAD_UNITS : 0;
  return [clamp(across), clamp(down)];
}

/** Appends a point to a stroke; returns it unchanged if the point is too near to the last one. */
export function withPoint(
  stroke: readonly number[],
  [x, y]: readonly [number, number],
): readonly number[] {
  const lastX = stroke.at(-2);
  const lastY = stroke.at(-1);
  if (lastX !== undefined && lastY !== undefined && Math.hypot(x - lastX, y - lastY) < NEAR)
    return stroke;
  return [...stroke, x, y];
}

/** Whether one more point of the current stroke is within the size limits. */
export function hasRoom(
  strokes: readonly (readonly number[])[],
  stroke: readonly number[],
): boolean {
  const drawn = strokes.reduce((sum, one) => sum + one.length, 0);
  return (
    strokes.length < MOST.strokes &&
    stroke.length + 2 <= MOST.numbersAStroke &&
    drawn + stroke.length + 2 <= MOST.numbers
  );
}

/** SVG path of a stroke, in pad units. A single touch is a dot. */
export function strokePath(stroke: readonly number[]): string {
  const [x, y] = stroke;
  if (x === undefined || y === undefined) return '';
  const points: string[] = [];
  for (let index = 2; index + 1 < stroke.length; index += 2)
    points.push(`L${stroke[index]} ${stroke[index + 1]}`);
  return `M${x} ${y}${points.length === 0 ? 'h.1' : points.join('')}`;
}
