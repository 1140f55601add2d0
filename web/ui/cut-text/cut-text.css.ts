import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const around = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });

export const words = style({
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-cut]': {
      '@media': {
        screen: {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        },
      },
    },
  },
});

/** Button that shows or hides the rest of the text. */
export const act = style({
  minHeight: '24px',
  padding: 0,
  color: color.action,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.strong,
  textAlign: 'start',
  borderRadius: scale.radius.mark,
});
