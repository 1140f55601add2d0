import { type Calibration, SCREEN_PIXELS } from '../../../domain/documents/evaluation-parts.ts';

/** Width of an ID-1 card (ISO/IEC 7810), in mm: the cross-check of the ruler. */
export const CARD_WIDTH = 85.6;
/** Height of an ID-1 card, in mm. */
export const CARD_HEIGHT = 53.98;
/** Width that a sheet needs beside the 100 mm of a line: 24 px past each end, in CSS px. */
export const LINE_MARGIN = 48;

/**
 * The present state of the screen. Sizes in CSS px; `scale` is the pinch zoom, 1 when there is
 * none.
 */
export type Screen = {
  readonly pixelRatio: number;
  readonly display: readonly [number, number];
  readonly window: readonly [number, number];
  readonly scale: number;
};

/**
 * A calibration as this device stores it, with the size of the display it was made on, in CSS px.
 */
export type KeptCalibration = Calibration & { readonly display: readonly [number, number] };

/** Reduces a stored calibration to the part that goes into a sheet. */
export const toCalibration = ({ display: _, ...calibration }: KeptCalibration): Calibration =>
  calibration;

/** Whether a line drawn now would be 100 mm long (`valid`), and if not, why. */
export type CalibrationState =
  | { readonly kind: 'valid'; readonly calibration: KeptCalibration }
  | { readonly kind: 'none' }
  | { readonly kind: 'zoom-changed' }
  | { readonly kind: 'display-changed' }
  | { readonly kind: 'pinched' }
  | { readonly kind: 'too-narrow'; readonly needed: number; readonly available: number };

const sorted = ([a, b]: readonly [number, number]) => [Math.min(a, b), Math.max(a, b)];

/** Compares display sizes without their order: turning a tablet does not change its display. */
const sameDisplay = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  sorted(a).every((side, index) => side === sorted(b)[index]);

const sameRatio = (a: number, b: number): boolean => Math.abs(a - b) < 0.001;

/** The window width that the line of a calibration needs with its margins, in CSS px. */
export const neededWidth = (pixelsPerMm: number): number =>
  Math.ceil(pixelsPerMm * 100) + LINE_MARGIN;

/**
 * Checks whether a stored calibration is valid for the screen: it must have the same pixel ratio
 * and display (CAL-1). Another zoom or display needs a new calibration. A pinch zoom or a narrow
 * window needs none, and is explained.
 */
export function calibrationState(
  kept: readonly KeptCalibration[],
  screen: Screen,
): CalibrationState {
  const sameZoom = kept.filter(({ pixelRatio }) => sameRatio(pixelRatio, screen.pixelRatio));
  const found = sameZoom.findLast(({ display }) => sameDisplay(display, screen.display));
  if (found === undefined) {
    if (kept.length === 0) return { kind: 'none' };
    const moved = kept.some(({ display }) => sameDisplay(display, screen.display));
    return { kind: sameZoom.length === 0 || moved ? 'zoom-changed' : 'display-changed' };
  }
  if (Math.abs(screen.scale - 1) > 0.01) return { kind: 'pinched' };
  const needed = neededWidth(found.pixelsPerMm);
  const [available] = screen.window;
  if (available < needed) return { kind: 'too-narrow', needed, available };
  return { kind: 'valid', calibration: found };
}

/**
 * Adds a calibration to the stored ones: it replaces the one of the same pixel ratio and display
 * (CAL-2). The newest 12 are kept.
 */
export function keepCalibration(
  kept: readonly KeptCalibration[],
  next: KeptCalibration,
): readonly KeptCalibration[] {
  const others = kept.filter(
    (old) =>
      !(sameRatio(old.pixelRatio, next.pixelRatio) && sameDisplay(old.display, next.display)),
  );
  return [...others, next].slice(-12);
}

/** Whole days since a calibration. */
export const calibrationAge = (calibration: Calibration, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(calibration.at)) / 86_400_000));

/**
 * Returns the pixels per millimetre after the segment was made longer by some tenths of a mm
 * (CAL-3). The result is limited to the range of real screens.
 */
export function adjustPixelsPerMm(pixelsPerMm: number, tenths: number): number {
  const next = pixelsPerMm * (1 + tenths / 1000);
  const { least, most } = SCREEN_PIXELS;
  return Math.min(most, Math.max(least, Math.round(next * 10_000) / 10_000));
}
