import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/** Room for two lines of what is told of a field. */
const TOLD = `calc(2 * ${scale.line[13]} + ${scale.space[2]})`;
const LABEL = `calc(${scale.line[13]} + ${scale.space[1]})`;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 1fr) auto',
  alignItems: 'center',
  gap: scale.space[6],
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const help = style({
  color: color.ink2,
  fontSize: scale.size[16],
  lineHeight: scale.line[16],
});

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: scale.space[4],
  '@media': { [media.tablet]: { position: 'relative' } },
});

const kept = { '@media': { [media.tablet]: { paddingBottom: TOLD } } };
export const code = style({ width: '220px', ...kept });
export const device = style({ width: '200px', ...kept });

/**
 * BTH-17: what is told of a field stands below both fields, in a room that is kept for it: nothing moves by it. Under 600 px the
 * fields stand under one another, each with its own.
 */
globalStyle(`${fields} :is(.${code}, .${device}) > *`, {
  '@media': { [media.tablet]: { position: 'static' } },
});
globalStyle(`${fields} :is(.${code}, .${device}) :has(> [data-field-error])`, {
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetInline: 0,
      top: `calc(${LABEL} + ${scale.height.booth} + ${scale.space[1]})`,
    },
  },
});

/** The acts stand on the line of the fields, below their labels; in portrait under what is told of them. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[3],
  paddingTop: scale.space[6],
  '@media': { [media.belowDesk]: { paddingTop: 0 } },
});
