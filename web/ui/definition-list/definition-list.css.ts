import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const list = styleVariants({
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${scale.space[1]} ${scale.space[6]}`,
  },
  sum: { display: 'grid', gap: '6px' },
  stack: { display: 'grid', gap: scale.space[3] },
});

/** Term with its value, by layout of the list. */
export const pair = styleVariants({
  facts: { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  // The name wraps before a short value does: a value has the width that it needs, up to this
  // share.
  sum: {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) fit-content(65%)',
    gap: `0 ${scale.space[4]}`,
  },
  stack: { display: 'grid', gap: '2px' },
});

export const term = styleVariants({
  facts: { color: color.ink3 },
  sum: { color: color.ink2 },
  stack: { color: color.ink3, fontSize: scale.size[12], lineHeight: scale.line[12] },
});

export const value = style({ color: color.ink, minWidth: 0, overflowWrap: 'anywhere' });

globalStyle(`${pair.sum} > ${value}`, { textAlign: 'end' });
