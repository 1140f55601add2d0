import { type Calibration, SCREEN_PIXELS } from '../../../domain/documents/evaluation-parts.ts';

/** Width of an ID-1 card (ISO/IEC 7810), in mm: the cross-check of the ruler. */
export const CARD_WIDTH = 85.6;
/** Height of an ID-1 card, in mm. */
export const CARD_HEIGHT = 53.98;
/** Room a sheet needs: 100 mm of line and 24 px past each end, in CSS px beside the line. */
export const LINE_MARGIN = 48;

/** The screen as it is now. Sizes in CSS px; `scale` is the pinch zoom, 1 when there is none. */
export type Screen = {
  readonly pixelRatio: number;
  readonly display: readonly [number, number];
  readonly window: readonly [number, number];
  readonly scale: number;
};

/** A measurement as this device keeps it: the calibration and the display it was made on, in CSS px. */
export type KeptCalibration = Calibration & { readonly display: readonly [number, number] };

/** What of a kept measurement goes into a sheet. */
export const toCalibration = ({ display: _, ...calibration }: KeptCalibration): Calibration =>
  calibration;

/** Whether a line drawn now would be 100 mm, and if not, why. */
export type CalibrationState =
  | { readonly kind: 'valid'; readonly calibration: KeptCalibration }
  | { readonly kind: 'none' }
  | { readonly kind: 'zoom-changed' }
  | { readonly kind: 'display-changed' }
  | { readonly kind: 'pinched' }
  | { readonly kind: 'too-narrow'; readonly needed: number; readonly available: number };

const sorted = ([a, b]: readonly [number, number]) => [Math.min(a, b), Math.max(a, b)];

/** Turning a tablet does not change its display: the sizes are compared without their order. */
const sameDisplay = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  sorted(a).every((side, index) => side === sorted(b)[index]);

const sameRatio = (a: number, b: number): boolean => Math.abs(a - b) < 0.001;

/** CSS px a window needs to show the line of a calibration with its margins. */
export const neededWidth = (pixelsPerMm: number): number =>
  Math.ceil(pixelsPerMm * 100) + LINE_MARGIN;

/**
 * CAL-1: a calibration holds for the pixel ratio and the display it was made with. Another zoom or display asks for
 * a new one; a pinch or a window without room for the line is explained and needs none.
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

/** CAL-2: the newest measurement of one pixel ratio and display takes the place of the older; others stay. */
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

/** CAL-3: the px of one mm after the segment was made longer by some tenths of a mm, kept within what screens are. */
export function adjustPixelsPerMm(pixelsPerMm: number, tenths: number): number {
  const next = pixelsPerMm * (1 + tenths / 1000);
  const { least, most } = SCREEN_PIXELS;
  return Math.min(most, Math.max(least, Math.round(next * 10_000) / 10_000));
}
