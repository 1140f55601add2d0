import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';

/** The date in the header of a tasting day. */
export const date = style({
  color: color.ink,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  whiteSpace: 'nowrap',
});

/** The text on a day: left of its buttons if a few words fit there, otherwise above them. */
export const said = style({ flex: '1 1 160px', minWidth: 0 });

/** The buttons of a day, on one line. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[2],
  '@media': {
    [media.desk]: { flexWrap: 'nowrap', justifyContent: 'flex-end', marginInlineStart: 'auto' },
  },
});

/** The name of a session, which does not wrap. */
export const session = style({ whiteSpace: 'nowrap' });
