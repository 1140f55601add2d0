import { style } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

export const field = style({
  display: 'grid',
  gap: scale.space[2],
  minWidth: 0,
  maxWidth: '560px',
});

export const label = style({
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  fontWeight: scale.weight.strong,
});

const sheet = style({
  display: 'block',
  position: 'relative',
  aspectRatio: '446 / 260',
  width: '100%',
  maxWidth: '560px',
});

/** Drawing area: a finger draws on it and does not scroll the page. */
export const pad = style([
  sheet,
  {
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.edge}`,
    borderRadius: scale.radius.float,
    background: color.surface,
    cursor: 'crosshair',
    touchAction: 'none',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-locked]': { background: color.ground, borderColor: color.hair, cursor: 'default' },
      '&:not([data-locked])::after': {
        content: '',
        position: 'absolute',
        insetInline: '32px',
        bottom: '23%',
        height: '1px',
        background: color.edge,
        pointerEvents: 'none',
      },
    },
  },
]);

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: `0 ${scale.space[4]}`,
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
  pointerEvents: 'none',
});

export const ink = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
});

export const stroke = style({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

/** Typed name, on the line where a drawn signature would be. */
export const typed = style({
  position: 'absolute',
  insetInline: '32px',
  bottom: 'calc(23% + 6px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'center',
  color: color.ink,
  fontSize: '26px',
  lineHeight: '34px',
  fontStyle: 'italic',
  pointerEvents: 'none',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: scale.space[3],
  minHeight: scale.height.booth,
  color: color.ink2,
  fontSize: scale.size[14],
  lineHeight: scale.line[14],
});

/** Read-only signature. */
export const view = style([sheet, { maxWidth: '320px' }]);
