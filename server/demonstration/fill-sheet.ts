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
import { drawSignature } from './signature-strokes.ts';
import type { Tasted } from './simulated-taster.ts';

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
