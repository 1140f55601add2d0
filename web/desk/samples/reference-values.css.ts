import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { scale } from '../../theme/scale.css.ts';

/** One assigned value on one row from 1024 px on; below, the attribute stands over its figures. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: scale.space[3],
  alignItems: 'start',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(4, 72px) auto auto' },
  },
});

export const attribute = style({
  gridColumn: '1 / -1',
  minWidth: 0,
  '@media': { [media.desk]: { gridColumn: 'auto' } },
});

/** Beside the fields, and not beside their names. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: scale.height.control,
  '@media': { [media.desk]: { marginTop: `calc(${scale.line[13]} + ${scale.space[1]})` } },
});

export const predominant = style([
  beside,
  { gridColumn: '1 / 4', '@media': { [media.desk]: { gridColumn: 'auto' } } },
]);

export const remove = style([beside, { justifyContent: 'end' }]);
