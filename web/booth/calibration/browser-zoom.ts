/**
 * The zoom of the browser in whole percent, from the widths of the window outside and inside; null where they say
 * nothing about it (a phone, a window with panels beside the page).
 */
export function browserZoom(outer: number, inner: number, scale: number): number | null {
  const zoom = (outer / (inner * scale)) * 100;
  return STEPS.find((step) => Math.abs(zoom - step) / step < 0.025) ?? null;
}

/** The steps browsers zoom by, in percent. */
const STEPS = [
  25, 33, 50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300, 400, 500,
] as const;
