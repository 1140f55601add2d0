import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: `${scale.space[1]} ${scale.space[3]}`,
  padding: `${scale.space[3]} ${scale.space[4]}`,
  borderInlineStart: '3px solid',
  // Keeps a distance from the edge of the window when it is scrolled into view.
  scrollMarginBlock: scale.space[6],
  // Print must not leave only its border at the end of a page.
  '@media': { print: { breakInside: 'avoid' } },
});

export const note = styleVariants({
  info: [base, { borderColor: color.action, background: color.actionTint }],
  warning: [base, { borderColor: color.cautionMark, background: color.cautionTint }],
  error: [base, { borderColor: color.stopMark, background: color.stopTint }],
  success: [base, { borderColor: color.ok, background: color.okTint }],
});

const shape = style({ paddingTop: '1px' });

export const drawing = styleVariants({
  info: [shape, { color: color.action }],
  warning: [shape, { color: color.caution }],
  error: [shape, { color: color.stop }],
  success: [shape, { color: color.ok }],
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const body = style({ color: color.ink2 });

/** Text of a message without a title. */
export const alone = style({ color: color.ink });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[2],
  marginTop: scale.space[2],
});
