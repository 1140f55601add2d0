import type { SheetColumns } from '../marks/sheet-columns.ts';

/**
 * The valid sheets of one sample in one replicate: `order[from]` to before `order[to]` are indexes
 * of rows of the columns.
 */
export type SheetGroup = {
  readonly columns: SheetColumns;
  readonly order: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
  /** A buffer for sorting, at least as long as the group; it is overwritten. */
  readonly room: Uint8Array;
};
