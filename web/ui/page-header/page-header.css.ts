import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${scale.space[4]} ${scale.space[6]}`,
  marginBottom: scale.space[5],
  '@media': { [media.belowTablet]: { flexDirection: 'column' } },
});

export const inSight = style([
  header,
  {
    '@media': {
      [`${media.desk} and (min-height: 480px)`]: {
        position: 'sticky',
        top: 0,
        zIndex: 2,
        paddingBlock: scale.space[3],
        background: color.surface,
        borderBottom: `1px solid ${color.hair}`,
      },
      print: { position: 'static' },
    },
  },
]);

export const words = style({
  display: 'grid',
  gap: scale.space[1],
  minWidth: 0,
  flex: '1 1 320px',
  '@media': { [media.belowTablet]: { flex: 'none', width: '100%' } },
});

export const title = style({ overflowWrap: 'anywhere' });

export const above = style({ color: color.ink2 });

export const lede = style({ color: color.ink2, maxWidth: '72ch' });

export const facts = style({ marginTop: scale.space[1] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: scale.space[2],
  minWidth: 0,
});
