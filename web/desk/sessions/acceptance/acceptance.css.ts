import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { color } from '../../../theme/color.css.ts';
import { scale } from '../../../theme/scale.css.ts';

/** The date at the head of a tasting day. */
export const date = style({
  color: color.ink,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontWeight: scale.weight.strong,
  fontFeatureSettings: scale.tabular,
  whiteSpace: 'nowrap',
});

/** What is said of a day, beside its buttons while a few words have room there, else above them. */
export const said = style({ flex: '1 1 160px', minWidth: 0 });

/** The buttons of a day stand on one line. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[2],
  '@media': {
    [media.desk]: { flexWrap: 'nowrap', justifyContent: 'flex-end', marginInlineStart: 'auto' },
  },
});

/** The name of a session, in one line. */
export const session = style({ whiteSpace: 'nowrap' });
