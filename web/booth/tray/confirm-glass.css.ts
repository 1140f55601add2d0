import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

const LABEL = `calc(${scale.line[13]} + ${scale.space[1]})`;
/** Reserved space for two lines of a field's message, together with the gap below it. */
const KEPT = `calc(2 * ${scale.line[13]} - ${scale.space[2]})`;

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
  '@media': {
    [media.tablet]: {
      position: 'relative',
      alignItems: 'flex-end',
      // The margin of the page is most of the space below the last line.
      marginBottom: `calc(${scale.space[5]} - ${KEPT})`,
    },
  },
});

const kept = { '@media': { [media.tablet]: { marginBottom: KEPT } } };
export const code = style({ width: '220px', ...kept });
export const device = style({ width: '200px', ...kept });

/**
 * The error message of a field is below both fields, in reserved space (no layout shift, BTH-17).
 * Below 600 px the fields are stacked, each with its own message.
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

/** The buttons are level with the fields; where they do not fit, they are below the messages. */
export const acts = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: scale.space[3],
  '@media': {
    [media.tablet]: { marginBottom: KEPT },
    [media.belowTablet]: { paddingTop: scale.space[6] },
  },
});

/**
 * The text that names missing answers, below the buttons in the reserved space (BTH-15, BTH-17).
 * Where the buttons are stacked, it has space of its own below the first.
 */
export const missing = style({
  color: color.ink2,
  fontSize: scale.size[13],
  lineHeight: scale.line[13],
  '@media': {
    [media.tablet]: {
      position: 'absolute',
      insetInline: 0,
      top: `calc(100% + ${scale.space[1]})`,
    },
    [media.belowTablet]: { width: '100%', minHeight: `calc(2 * ${scale.line[13]})` },
  },
});
globalStyle(`${acts} > button:nth-of-type(2)`, { '@media': { [media.belowTablet]: { order: 1 } } });
