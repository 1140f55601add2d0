import type { SheetColumns } from '../marks/sheet-columns.ts';

/** The valid sheets of one sample in one replicate: places `from` to before `to` of `order` name rows of the columns. */
export type SheetGroup = {
  readonly columns: SheetColumns;
  readonly order: ArrayLike<number>;
  readonly from: number;
  readonly to: number;
  /** Room to sort in, at least as long as the group; overwritten. */
  readonly room: Uint8Array;
};
