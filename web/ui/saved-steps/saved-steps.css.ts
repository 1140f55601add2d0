import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Space for the dash before a step. */
const DASH = '28px';

/** A dash joins two steps on one line; a dash at the start of a line is clipped. */
export const steps = style({ overflow: 'clip' });

/** Row of the steps. */
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

/**
 * Steps beyond this device, and the offline text, in one grid cell. Switching between them causes
 * no layout shift.
 */
export const beyond = style({ display: 'inline-grid', flex: '1 1 auto', alignItems: 'center' });

/** Steps beyond this device: received and stored. */
export const way = style({ display: 'flex', flexWrap: 'wrap', rowGap: '4px' });

/** Offline text, in place of those steps. */
export const away = style([
  part,
  {
    // No wider than the steps, wrapping if need be: an occasional text does not widen the header.
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
