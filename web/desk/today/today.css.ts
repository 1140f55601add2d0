import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/color.css.ts';
import { scale } from '../../theme/scale.css.ts';

/**
 * List of tasks. It is a size container, because a drawer and the side column make its column
 * narrow.
 */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  containerType: 'inline-size',
});

/** Container query: wide enough for the text of a row next to its time and its link. */
const ROOMY = '(min-width: 560px)';

const row = {
  borderTop: `1px solid ${color.hair}`,
  paddingBlock: scale.space[2],
  selectors: { '&:last-child': { borderBottom: `1px solid ${color.hair}` } },
} as const;

/** Row of a task: what it is, since when, and a link, which moves below in a narrow column. */
export const need = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${scale.space[1]} ${scale.space[3]}`,
  '@container': {
    [ROOMY]: { gridTemplateColumns: '20px minmax(0, 1fr) auto 172px' },
  },
});

const end = { gridColumn: '2', '@container': { [ROOMY]: { gridColumn: 'auto' } } } as const;

/** Time since when, or by when. */
export const since = style({ ...end, color: color.ink2, whiteSpace: 'nowrap' });

/** Link or button of a task. */
export const act = style({
  gridColumn: '2',
  display: 'grid',
  justifyItems: 'start',
  '@container': { [ROOMY]: { gridColumn: 'auto', justifyItems: 'stretch' } },
});

/** Icon of a task, coloured by its urgency. */
export const icon = styleVariants({
  call: { color: color.stop },
  decide: { color: color.ink },
  out: { color: color.caution },
});

/** Title and detail of a task. */
export const words = style({ display: 'grid', overflowWrap: 'anywhere' });

export const detail = style({ color: color.ink2 });

/** Row with a date and a text. */
export const dated = style({
  ...row,
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr)',
  gap: scale.space[2],
});

/** Warnings on top, with a gap before the tasks. */
export const notes = style({
  display: 'grid',
  gap: scale.space[3],
  selectors: { '&:not(:empty)': { marginBottom: scale.space[6] } },
});
