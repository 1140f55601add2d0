import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const line = style({
  position: 'relative',
  direction: 'ltr',
  display: 'block',
  height: '56px',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      top: '27px',
      height: '2px',
      background: color.scaleLine,
      zIndex: 1,
      forcedColorAdjust: 'none',
    },
  },
});

const rangeLook = {
  background: color.ownTint2,
  border: `1px solid ${color.ownMark}`,
  forcedColorAdjust: 'none',
} as const;
const medianLook = { width: '3px', background: color.own, forcedColorAdjust: 'none' } as const;
const markLook = { width: '3px', background: color.scaleMark, forcedColorAdjust: 'none' } as const;

/** A range of a single value is as wide as its edges. */
export const range = style({
  position: 'absolute',
  left: 'calc(var(--line-at) * 1%)',
  width: 'calc((var(--line-to) - var(--line-at)) * 1%)',
  minWidth: '3px',
  top: '16px',
  height: '24px',
  ...rangeLook,
});

export const median = style({
  position: 'absolute',
  left: 'calc(var(--line-at) * 1%)',
  marginLeft: '-1.5px',
  top: '16px',
  height: '24px',
  zIndex: 1,
  ...medianLook,
});

export const mark = style({
  position: 'absolute',
  left: 'calc(var(--line-at) * 1%)',
  marginLeft: '-1.5px',
  top: '4px',
  height: '48px',
  zIndex: 2,
  ...markLook,
});

/** Legend of the answer line. */
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${scale.space[2]} ${scale.space[5]}`,
  fontSize: scale.size[14],
  color: color.ink2,
});
const inKey = { display: 'inline-block', marginInlineEnd: scale.space[2], verticalAlign: 'middle' };
export const keyMark = style({ ...inKey, height: '20px', ...markLook });
export const keyMedian = style({ ...inKey, height: '20px', ...medianLook });
export const keyRange = style({ ...inKey, width: '22px', height: '14px', ...rangeLook });
