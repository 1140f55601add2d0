import { z } from 'zod';

/** The pad a signature is drawn on, in its own units. */
export const SIGNATURE_PAD = { width: 1000, height: 400 } as const;

const x = z.number().min(0).max(SIGNATURE_PAD.width);
const y = z.number().min(0).max(SIGNATURE_PAD.height);

/** The strokes of a signature, each a list of points on the pad; 10,000 points at most. */
export const signatureStrokesSchema = z
  .array(
    z
      .array(z.tuple([x, y]))
      .min(1)
      .max(5_000),
  )
  .min(1)
  .max(200)
  .refine((strokes) => strokes.reduce((sum, stroke) => sum + stroke.length, 0) <= 10_000, 'long');

/** The strokes of a signature. */
export type SignatureStrokes = readonly (readonly (readonly [number, number])[])[];

/** The picture of a signature, as SVG: the same strokes give the same text. A stroke of one point is a dot. */
export function signatureSvg(strokes: SignatureStrokes): string {
  const paths = strokes.map((stroke) => {
    const [first, ...rest] = stroke.map(([left, top]) => `${round(left)} ${round(top)}`);
    return `<path d="M${first}${rest.length === 0 ? ' h0.1' : rest.map((to) => ` L${to}`).join('')}"/>`;
  });
  const { width, height } = SIGNATURE_PAD;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#111" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</svg>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
