import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${scale.space[1]} ${scale.space[3]}`,
  minHeight: '44px',
  padding: `4px ${scale.space[3]}`,
  borderTop: `1px solid ${color.actionEdge}`,
  background: color.actionTint,
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  '@media': { [media.low]: { position: 'static' }, print: { display: 'none' } },
});

// What has the focus is not brought to where the bar lies.
globalStyle(`html:has(${bar})`, { scrollPaddingBottom: '64px' });

export const acts = style({ display: 'flex', flexWrap: 'wrap', flex: 'auto', gap: scale.space[1] });
