import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** The room of a dash before its step. */
const DASH = '28px';

/** A dash joins two steps of one line: the one that would begin a line falls out of sight. */
export const steps = style({ overflow: 'clip' });

export const trail = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: '4px',
  marginInlineStart: `-${DASH}`,
  color: color.ink3,
  fontSize: scale.size[14],
  lineHeight: scale.line[12],
});

const part = style({ display: 'flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' });

/** The way beyond this device, and in the same place that there is none: whichever is seen, nothing beside it moves. */
export const beyond = style({ display: 'inline-grid', flex: '1 1 auto', alignItems: 'center' });

export const way = style({ display: 'flex', flexWrap: 'wrap', rowGap: '4px' });

export const away = style([
  part,
  {
    // In the room of the way, in two lines where that is small: what is said at times alone widens no head.
    width: 0,
    minWidth: '100%',
    paddingInlineStart: DASH,
    color: color.caution,
    fontWeight: scale.weight.strong,
    whiteSpace: 'normal',
  },
]);

globalStyle(`${beyond} > *`, { gridArea: '1 / 1' });
globalStyle(`${beyond} > [data-unseen]`, { visibility: 'hidden' });

export const step = style([
  part,
  {
    selectors: {
      '&[data-true]': { color: color.ink },
      '&[data-step=device]': { paddingInlineStart: DASH },
      '&:not([data-step=device])::before': {
        content: '',
        width: '14px',
        height: '1.5px',
        margin: '0 0 0 8px',
        background: color.hair,
      },
      '&[data-joined]::before': { background: color.ok },
    },
  },
]);

globalStyle(`${step}[data-true] > svg`, { color: color.ok });
