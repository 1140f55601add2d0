import type * as Y from 'yjs';
import {
  type EvaluationValue,
  readEvaluation,
  setFruityKind,
  setHeatingDevice,
  setMark,
  setOtherDescriptor,
  signEvaluation,
  startEvaluation,
} from '../../domain/documents/evaluation.document.ts';
import { ATTRIBUTE_KEYS } from '../../domain/words/attributes.ts';
import { done } from './must.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Tasted } from './simulated-taster.ts';

const POINTS = 22;

/**
 * Draws a signature as a signature pad records it: a wave that runs to the right and a line below
 * it, x and y from 0 to 1000.
 */
function drawSignature(random: SeededRandom): readonly (readonly number[])[] {
  const [height, turns] = [random.between(90, 220), random.between(3, 6)];
  const wave = Array.from({ length: POINTS }, (_, index) => {
    const along = index / (POINTS - 1);
    const y =
      480 + Math.sin(along * turns * Math.PI) * height * (1 - along / 2) + random.normal() * 9;
    return [Math.round(140 + along * 620), Math.round(y)];
  });
  const line = [0, 1, 2, 3].map((step) => [210 + step * 170, 700 + random.below(26) - step * 12]);
  return [wave.flat(), line.flat()];
}

/** The time in which a taster tasted a glass: beginning and signature, both in ms since 1970. */
export type Sitting = { readonly begins: number; readonly signs: number };

/** The facts that a sheet is filled from. */
export type SheetFacts = {
  readonly tasted: Tasted;
  readonly sitting: Sitting;
  readonly position: number;
  readonly booth: string;
  /** The time until which the sheet is filled, in ms since 1970. */
  readonly now: number;
};

/**
 * Fills a sheet as far as its taster has come by now: not begun, some lines, or everything signed.
 * Returns the sheet.
 */
export function fillSheet(
  random: SeededRandom,
  doc: Y.Doc,
  { tasted, sitting, position, booth, now }: SheetFacts,
): EvaluationValue {
  const at = new Date(sitting.begins).toISOString();
  if (sitting.begins <= now) {
    const screen = { pixelsPerMm: 3.82, pixelRatio: 1, device: booth, at } as const;
    startEvaluation(doc, { at, language: 'es', calibration: { ...screen, window: [1280, 800] } });
    setHeatingDevice(doc, String(position));
    markLines(doc, tasted, linesDone(sitting, now));
  }
  const strokes = drawSignature(random);
  if (sitting.signs <= now)
    signEvaluation(doc, { strokes, at: new Date(sitting.signs).toISOString() });
  return done(readEvaluation(doc));
}

const linesDone = ({ begins, signs }: Sitting, now: number): number =>
  Math.min(1, (now - begins) / (signs - begins)) * ATTRIBUTE_KEYS.length;

function markLines(
  doc: Y.Doc,
  { marks, fruityKind, otherDescriptor }: Tasted,
  lines: number,
): void {
  ATTRIBUTE_KEYS.slice(0, lines).forEach((attribute) => {
    setMark(doc, attribute, marks[attribute]);
    if (attribute === 'fruity' && fruityKind !== null) setFruityKind(doc, fruityKind);
    if (attribute === 'other' && otherDescriptor !== null) setOtherDescriptor(doc, otherDescriptor);
  });
}
