import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { headGap } from '../../ui/booth-shell/booth-shell.css.ts';

export const comments = style({
  padding: `${scale.space[4]} 0 ${scale.space[6]}`,
  maxWidth: '720px',
});

/** The number of answered items, or the button of unread messages in its place. */
export const count = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  marginInlineStart: 'auto',
  selectors: { '&[data-told]': { display: 'inline-grid', flex: '1 1 auto', alignItems: 'center' } },
  // On a phone the free space holds three letters of a message: it has a line of the foot.
  '@media': { [media.belowTablet]: { selectors: { '&[data-told]': { flexBasis: '100%' } } } },
});

// The button of unread messages takes the place of the count and the free space next to it. The
// footer has the same height with and without it (no layout shift, BTH-48).
globalStyle(`${count}[data-told] > *`, { gridArea: '1 / 1' });
globalStyle(`${count}[data-told] > :first-child`, { visibility: 'hidden' });

/** Hidden in a narrow footer, where the count is enough. */
export const wideOnly = style({ '@media': { [media.belowDesk]: { display: 'none' } } });

// Set by the sheet: the length of its lines on this screen, in CSS px.
const lineLength = 'var(--sheet-line)';

/**
 * No wider than its lines need, so that a name is near its controls even if a line takes little of
 * the window (96 dpi). The width is that of name, "not perceived", line with both margins, and
 * clear button; in portrait the name is above (BTH-22).
 */
export const sheet = style({
  // Aligned to the top, so that a field that opens at its end moves nothing (BTH-17).
  alignSelf: 'start',
  width: '100%',
  maxWidth: `calc(${lineLength} + 660px)`,
  marginInline: 'auto',
  padding: `0 ${scale.space[8]}`,
  '@media': {
    [media.belowDesk]: {
      maxWidth: `calc(${lineLength} + 300px)`,
      padding: `0 ${scale.space[5]}`,
    },
  },
});

/** A sheet of points fills the height; a field that opens at its end moves nothing. */
export const points = style({ display: 'grid', gridTemplateRows: 'minmax(min-content, 1fr)' });

export const edgePadding = style({
  padding: `0 ${scale.space[8]}`,
  borderTop: `1px solid ${color.hair}`,
});

/** Spacer between the start and the end of the header, without a gap of its own. */
export const apart = style({
  flex: 1,
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${headGap})`,
});

/** The name of the sheet, in its header. */
export const name = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  '@media': { [media.belowDesk]: { display: 'none' } },
});
