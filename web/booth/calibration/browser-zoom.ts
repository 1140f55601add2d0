type Size = readonly [width: number, height: number];

/**
 * Computes the browser zoom in whole percent from the outer and inner window size and the pinch
 * zoom. Null if the sizes do not tell it: on a phone, or with a panel at the side of the page. Such
 * a panel takes width alone, where a zoom takes width and height.
 */
export function browserZoom(
  [outerWidth, outerHeight]: Size,
  [innerWidth, innerHeight]: Size,
  scale: number,
): number | null {
  const zoom = (outerWidth / (innerWidth * scale)) * 100;
  const step = STEPS.find((one) => Math.abs(zoom - one) / one < CLOSE) ?? null;
  if (step === null || step <= 100) return step;
  const height = (innerHeight * scale * step) / 100;
  return outerHeight >= height * (1 - CLOSE) ? step : null;
}

/**
 * Tolerance between the measured ratio of widths and a zoom step, as a fraction: window edge and
 * scroll bar take some pixels.
 */
const CLOSE = 0.025;

/** The zoom steps of browsers, in percent. */
const STEPS = [
  25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500,
] as const;
