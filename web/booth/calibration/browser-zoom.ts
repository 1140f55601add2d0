type Size = readonly [width: number, height: number];

/**
 * The zoom of the browser in whole percent, from the sizes of the window outside and inside, and how far it is pinched; null where they say
 * nothing about it: a phone, or a window with a panel beside the page, which leaves it its height where a zoom takes of both.
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

/** How near a ratio of widths is to the step that it is of: the edge of a window, a bar to scroll. */
const CLOSE = 0.025;

/** The steps browsers zoom by, in percent. */
const STEPS = [
  25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500,
] as const;
