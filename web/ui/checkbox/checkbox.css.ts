import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';

const edge = createVar();
const ground = createVar();
const checkShown = createVar();
const someShown = createVar();

const filled = { [edge]: color.action, [ground]: color.action };

const one = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '10px',
  minWidth: '24px',
  minHeight: '24px',
  padding: '2px 0',
  cursor: 'pointer',
  vars: {
    [edge]: color.edge,
    [ground]: color.surface,
    [checkShown]: 'none',
    [someShown]: 'none',
  },
  selectors: {
    '&[data-hovered]': { vars: { [edge]: color.ink2 } },
    '&[data-invalid]': { vars: { [edge]: color.stop } },
    '&[data-selected]': { vars: { ...filled, [checkShown]: 'block' } },
    '&[data-indeterminate]': {
      vars: { ...filled, [checkShown]: 'none', [someShown]: 'block' },
    },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      color: color.ink3,
      vars: { [edge]: color.hair },
    },
    '&&[data-focus-visible]': { boxShadow: 'none' },
  },
});

/** Label of a checkbox; the whole line is the click target. */
export const line = styleVariants({
  dense: [one],
  booth: [one, { alignItems: 'center', minHeight: '48px' }],
});

export const box = style({
  width: '16px',
  height: '16px',
  marginTop: '2px',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: `1.5px solid ${edge}`,
  borderRadius: scale.radius.mark,
  background: ground,
  color: color.onAction,
  selectors: {
    '[data-focus-visible] > &': { boxShadow: depth.focus },
    [`${line.booth} > &`]: { width: '22px', height: '22px', marginTop: 0 },
    '[data-disabled][data-selected] > &': { background: color.ink3 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-focus-visible] > &': { outline: '2px solid Highlight' } },
    },
  },
});

export const check = style({ display: checkShown });

/** Dash of an indeterminate checkbox. */
export const some = style({ display: someShown });

export const help = style({
  display: 'block',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
});

/** Validation error in place of the help text. */
export const wrong = style([help, { color: color.stop }]);
