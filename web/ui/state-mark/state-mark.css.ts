import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '6px',
  verticalAlign: 'middle',
});

// Next to text of several lines the icon is aligned with the first.
globalStyle(`${base} > svg`, { height: '1lh' });

const loud = (tone: string) => ({ color: tone, fontWeight: scale.weight.strong });

export const mark = styleVariants({
  waiting: [base, { color: color.quiet }],
  live: [base, loud(color.action)],
  signed: [base, { color: color.ink }],
  done: [base, { color: color.ok }],
  flag: [base, loud(color.caution)],
  stop: [base, loud(color.stop)],
  off: [base, { color: color.quiet }],
  call: [base, loud(color.stop)],
});
