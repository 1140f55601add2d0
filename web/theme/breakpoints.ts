/**
 * Media queries of the layout grid: 600 px (tablet), 1024 px (desk), 1440 px (wide), 1920 px
 * (wall). `low` is a window at 400 % zoom; `still` is reduced motion.
 */
export const media = {
  belowTablet: '(max-width: 599px)',
  tablet: '(min-width: 600px)',
  belowDesk: '(max-width: 1023px)',
  desk: '(min-width: 1024px)',
  belowWide: '(max-width: 1439px)',
  wide: '(min-width: 1440px)',
  wall: '(min-width: 1920px)',
  low: '(max-height: 479px)',
  still: '(prefers-reduced-motion: reduce)',
} as const;
