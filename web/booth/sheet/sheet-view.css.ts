import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { headGap } from '../../ui/booth-shell/booth-shell.css.ts';

export const comments = style({
  padding: `${scale.space[4]} 0 ${scale.space[6]}`,
  maxWidth: '720px',
});

export const count = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  marginInlineStart: 'auto',
  selectors: { '&[data-told]': { display: 'inline-grid', flex: '1 1 auto', alignItems: 'center' } },
});

// BTH-48: what is told stands in its place, and in the room that is left beside it; the foot is as high with it as without.
globalStyle(`${count}[data-told] > *`, { gridArea: '1 / 1' });
globalStyle(`${count}[data-told] > :first-child`, { visibility: 'hidden' });

/** What a narrow foot leaves out: the count says enough. */
export const wideOnly = style({ '@media': { [media.belowDesk]: { display: 'none' } } });

// Set by the sheet: the length of its lines on this screen, in CSS px.
const lineLength = 'var(--sheet-line)';

/**
 * BTH-22: no wider than its lines need, so that a name stands near its controls also where a line takes little of the
 * window (96 dpi): the name, "not perceived", the line past both ends, the way back; in portrait the name is above.
 */
export const sheet = style({
  // At the top of its room, so that what opens at its end moves nothing (BTH-17).
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

/** A sheet of points fills its room; what opens at its end moves nothing. */
export const points = style({ display: 'grid', gridTemplateRows: 'minmax(min-content, 1fr)' });

export const edgePadding = style({
  padding: `0 ${scale.space[8]}`,
  borderTop: `1px solid ${color.hair}`,
});

/** Parts what stands at the start of the head from what stands at its end, without a gap of its own. */
export const apart = style({
  flex: 1,
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${headGap})`,
});

/** What the sheet is called, in its head. */
export const name = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  '@media': { [media.belowDesk]: { display: 'none' } },
});
