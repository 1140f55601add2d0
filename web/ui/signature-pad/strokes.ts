/** The pad is this many units wide and this many high, whatever its size on the screen. */
export const PAD_UNITS = 1000;

/** Points nearer than this to the last one add nothing to what is seen. */
const NEAR = 3;

/** How much a signature holds at most; the pen leaves no trace beyond. Numbers are two a point. */
export const MOST = { strokes: 200, numbersAStroke: 8_000, numbers: 20_000 };

type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

const clamp = (units: number): number => Math.min(PAD_UNITS, Math.max(0, Math.round(units)));

/** The point of the pad under a place on the screen, in whole pad units within the pad. */
export function padPoint(x: number, y: number, box: Box): readonly [number, number] {
  const across = box.width > 0 ? ((x - box.left) / box.width) * PAD_UNITS : 0;
  const down = box.height > 0 ? ((y - box.top) / box.height) * PAD_UNITS : 0;
  return [clamp(across), clamp(down)];
}

/** The stroke with one more point; unchanged when the point is where the stroke already is. */
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

/** Whether a stroke that goes on, beside those that are drawn, has room for one more point. */
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

/** The path of a stroke for drawing, in pad units. A single touch is a dot. */
export function strokePath(stroke: readonly number[]): string {
  const [x, y] = stroke;
  if (x === undefined || y === undefined) return '';
  const points: string[] = [];
  for (let index = 2; index + 1 < stroke.length; index += 2)
    points.push(`L${stroke[index]} ${stroke[index + 1]}`);
  return `M${x} ${y}${points.length === 0 ? 'h.1' : points.join('')}`;
}
