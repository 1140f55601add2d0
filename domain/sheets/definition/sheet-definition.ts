import type { AttributeKey } from '../../words/attributes.ts';
import type { Locale } from '../../words/locale.ts';

/** What something of a sheet is called, in every language of the product. */
export type Words = Readonly<Record<Locale, string>>;

/** An attribute that is marked on a line of 100 mm, and what must be named beside it where it is perceived (M-SCALE). */
export type LineItem = {
  readonly kind: 'line';
  readonly attribute: AttributeKey;
  readonly asks: 'descriptor' | 'fruity-kind' | null;
  /** SHT-10: what a panel wrote below its name; absent where nothing stands there. */
  readonly note?: Words;
};

/** What is answered with whole points, from 0 to a maximum. */
export type PointsItem = {
  readonly kind: 'points';
  /** By which its points are kept: unique within the sheet, and never another thing in a later version. */
  readonly key: string;
  readonly maximum: number;
  readonly name: Words;
  /** What stands below its name; null where nothing does. */
  readonly note: Words | null;
};

/** A part of a sheet of points, by its letter. */
export type PointsBlock = {
  readonly key: string;
  readonly name: Words;
  readonly items: readonly PointsItem[];
};

type Common = {
  /** What plans, trays and records name it by; one of its own for every version. */
  readonly id: string;
  readonly version: number;
  /** What must stand beside the answers before the sheet may be signed. */
  readonly needs: { readonly heatingDevice: boolean; readonly calibration: boolean };
};

/** A sheet of lines: attributes in the order in which they are marked. */
export type LinesSheet = Common & {
  readonly form: 'lines';
  /** What a panel calls its own; absent of those of the program, whose names are among the messages. */
  readonly name?: Words;
  readonly items: readonly LineItem[];
  /** TRN-8: it has room for notes of what is perceived. */
  readonly hasNotes: boolean;
};

/** A sheet of points: blocks in their order, whose partial scores make the total. */
export type PointsSheet = Common & {
  readonly form: 'points';
  readonly name: Words;
  readonly blocks: readonly PointsBlock[];
};

/**
 * SHT-1: a profile sheet as data: what is answered, in which order and how, what it is called, and what must stand on it
 * before it is signed. Screen, review, record, figures, export and paper follow from it. A definition that was used never
 * changes: what is to be otherwise is another version, with an id of its own.
 */
export type SheetDefinition = LinesSheet | PointsSheet;
