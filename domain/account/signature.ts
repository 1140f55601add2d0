import { z } from 'zod';

/** Width and height of a signature pad in pad units, whatever its size on a screen. */
const PAD = 1000;
/** Height of the picture in its own units: a pad is about three times as wide as it is high. */
const HIGH = 340;

const stroke = z
  .array(z.number().min(0).max(PAD))
  .min(2)
  .max(8_000)
  .refine((points) => points.length % 2 === 0, 'pairs')
  .readonly();

/**
 * The strokes of a signature, each a flat list of x, y pairs in pad units; 10,000 points at most
 * (ACC-10, ACC-81).
 */
export const signatureStrokesSchema = z
  .array(stroke)
  .min(1)
  .max(200)
  .refine((strokes) => strokes.reduce((sum, one) => sum + one.length, 0) <= 20_000, 'long')
  .readonly();

/** The strokes of a signature. */
export type SignatureStrokes = z.infer<typeof signatureStrokesSchema>;

/**
 * Draws a signature as SVG: the same strokes give the same text. A stroke of one point is a dot.
 */
export function signatureSvg(strokes: SignatureStrokes): string {
  const paths = strokes.map((points) => `<path d="${pathOf(points)}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAD} ${HIGH}" fill="none" stroke="#111" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}

function pathOf(points: readonly number[]): string {
  const steps: string[] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    steps.push(`${round(x)} ${round((y * HIGH) / PAD)}`);
  }
  const [first = '0 0', ...rest] = steps;
  return rest.length === 0 ? `M${first}h.1` : `M${first}L${rest.join('L')}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
