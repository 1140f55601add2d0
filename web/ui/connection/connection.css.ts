import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const drawing = createVar();

export const connection = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: `0 ${scale.space[3]}`,
  color: color.ink2,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
  vars: { [drawing]: color.ok },
  selectors: {
    '&[data-state=reconnecting]': { vars: { [drawing]: color.ink2 } },
    '&[data-state=offline]': {
      color: color.caution,
      fontWeight: scale.weight.strong,
      vars: { [drawing]: color.caution },
    },
  },
});

globalStyle(`${connection} > svg`, { color: drawing });
globalStyle(`${connection}[data-state=reconnecting] > svg`, {
  animation: `${turn} 2s linear infinite`,
  '@media': { [media.still]: { animation: 'none' } },
});

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Below 600 px the text is visually hidden; screen readers still read it. */
export const word = style({ '@media': { [media.belowTablet]: unseen } });

/** The same below 1024 px. */
export const briefWord = style({ '@media': { [media.belowDesk]: unseen } });
