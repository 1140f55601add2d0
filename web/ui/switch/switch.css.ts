import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { depth } from '../../theme/depth.css.ts';
import { scale } from '../../theme/scale.css.ts';
import { CONTROLS, WIDE_CONTROLS } from '../field/field.css.ts';

export const line = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: scale.space[2],
  minHeight: '24px',
  padding: '2px 0',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', color: color.ink3 },
    '&&[data-focus-visible]': { boxShadow: 'none' },
  },
});

/** Label first, switch at the end of the line. */
export const lineAtEnd = style([
  line,
  { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'space-between' },
]);

/**
 * Label and switch in columns: from 1024 px the switch is in the control column of the settings.
 */
export const sideLine = style([
  line,
  {
    display: 'flex',
    flexDirection: 'row-reverse',
    justifyContent: 'space-between',
    '@media': {
      [media.desk]: {
        display: 'grid',
        gridTemplateColumns: `minmax(0, 1fr) ${CONTROLS}`,
        columnGap: scale.space[5],
      },
      [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${WIDE_CONTROLS}` },
    },
  },
]);

globalStyle(`${sideLine} > span:last-child`, {
  fontWeight: scale.weight.strong,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
  '@media': { [media.desk]: { gridColumn: 1, gridRow: 1 } },
});
globalStyle(`${sideLine} > span:first-child`, {
  '@media': { [media.desk]: { gridColumn: 2, gridRow: 1 } },
});

export const track = style({
  position: 'relative',
  flex: 'none',
  width: '32px',
  height: '18px',
  marginTop: '1px',
  borderRadius: '9px',
  border: `1.5px solid ${color.edge}`,
  transition: `background ${scale.time.state} ${scale.ease}`,
  '::after': {
    content: '',
    position: 'absolute',
    top: '2px',
    left: '2px',
    width: '11px',
    height: '11px',
    borderRadius: '50%',
    background: color.edge,
    transition: `transform ${scale.time.state} ${scale.ease}`,
  },
  selectors: {
    '[data-selected] > &': { background: color.action, borderColor: color.action },
    '[data-selected] > &::after': { background: color.onAction, transform: 'translateX(14px)' },
    '[data-focus-visible] > &': { boxShadow: depth.focus },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    // SCR-24: print shows a tick if on, a dash if off, and no switch.
    print: {
      width: '18px',
      border: 0,
      background: 'none',
      selectors: {
        '[data-selected] > &': { background: 'none' },
        '&::after': {
          content: '–',
          position: 'static',
          background: 'none',
          fontWeight: scale.weight.strong,
        },
        '[data-selected] > &::after': {
          content: '✓',
          background: 'none',
          transform: 'none',
        },
      },
    },
  },
});

export const help = style({
  display: 'block',
  color: color.ink3,
  fontSize: scale.size[12],
  lineHeight: scale.line[12],
  fontWeight: scale.weight.text,
});
