import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const gap = styleVariants(scale.space, (space) => ({ gap: space }));

/**
 * Vertical grid. Content wider than its column scrolls or wraps in it, and never widens the page.
 */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
});

/** Hides what follows a skeleton: it would move when the skeleton is replaced. */
export const inOrder = style({});
globalStyle(`${inOrder} > :has([data-skeleton]) ~ *`, { visibility: 'hidden' });

export const inline = style({ display: 'flex', minWidth: 0 });

export const align = styleVariants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});

export const wrap = style({ flexWrap: 'wrap' });

export const columns = styleVariants({ 2: 2, 3: 3, 4: 4 }, (count: number) => ({
  display: 'grid',
  alignItems: 'start' as const,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))` },
    [media.desk]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
}));

export const rule = style({
  width: '100%',
  border: 0,
  borderTop: `1px solid ${color.hair}`,
  margin: `${scale.space[6]} 0`,
});

export const spacer = style({ flex: 1, minWidth: 0 });

export const tone = styleVariants({
  plain: {},
  muted: { color: color.ink2 },
  caption: { color: color.ink3, fontSize: scale.size[12], lineHeight: scale.line[12] },
  strong: { fontWeight: scale.weight.strong },
  own: { color: color.own },
  action: { color: color.action, fontWeight: scale.weight.strong },
  /** Code that is a link; it never wraps. */
  record: { color: color.action, fontWeight: scale.weight.strong, whiteSpace: 'nowrap' },
  /** Short text that must not wrap. */
  noWrap: { whiteSpace: 'nowrap' },
  code: { fontWeight: scale.weight.code, letterSpacing: '0.02em', whiteSpace: 'nowrap' },
});

const pair = (step: keyof typeof scale.size) => ({
  fontSize: scale.size[step],
  lineHeight: scale.line[step],
});

export const size = styleVariants({
  12: pair(12),
  13: pair(13),
  14: pair(14),
  16: pair(16),
  18: pair(18),
  22: pair(22),
  28: pair(28),
  40: { ...pair(40), letterSpacing: '-0.015em' },
  64: { ...pair(64), letterSpacing: '-0.015em' },
});

/**
 * Text in the reserved width of the longest alternative. The others are neither visible nor read by
 * screen readers.
 */
export const reservedWidth = style({ display: 'inline-grid', placeItems: 'center' });

globalStyle(`${reservedWidth} > *`, { gridArea: '1 / 1' });

// The whole element is hidden: in forced colours (high contrast) the browser also draws a
// background under invisible text.
globalStyle(`${reservedWidth} > [data-words]`, { visibility: 'hidden' });

globalStyle(`${reservedWidth} > [data-words]::after`, { content: 'attr(data-words)' });

export const collapsible = style({
  display: 'flex',
  '@media': {
    [media.belowDesk]: {
      // The flex basis is the width of the icon, so that the row does not wrap for a label. The
      // button then grows into the free space of the row, up to the width of its label.
      flex: '999 1 52px',
      maxWidth: 'max-content',
      minWidth: '52px',
      selectors: { '&[data-gives-way]': { flexGrow: 0 } },
    },
  },
});

// A label without room wraps below the edge of the button, where it is cut off.
globalStyle(`${collapsible} > button`, {
  '@media': {
    [media.belowDesk]: {
      flex: '1 1 auto',
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      justifyContent: 'flex-start',
      rowGap: scale.height.booth,
      height: scale.height.booth,
      minWidth: 0,
      padding: '13px 15px',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});
globalStyle(`${collapsible} > button > svg`, {
  '@media': { [media.belowDesk]: { marginBlock: '2px' } },
});
