import type { AttributeKey } from '../../words/attributes.ts';
import type { Locale } from '../../words/locale.ts';

/** A text of a sheet in every language of the product. */
export type Words = Readonly<Record<Locale, string>>;

/**
 * An attribute that is marked on a line of 100 mm, and what must be named with it where it is
 * perceived (M-SCALE).
 */
export type LineItem = {
  readonly kind: 'line';
  readonly attribute: AttributeKey;
  readonly asks: 'descriptor' | 'fruity-kind' | null;
  /** The panel's note below its name; absent where there is none (SHT-10). */
  readonly note?: Words;
};

/** An item that is answered with whole points, from 0 to a maximum. */
export type PointsItem = {
  readonly kind: 'points';
  /**
   * The key of its points: unique within the sheet, and never reused for another item in a later
   * version.
   */
  readonly key: string;
  readonly maximum: number;
  readonly name: Words;
  /** The note below its name; null where there is none. */
  readonly note: Words | null;
};

/** A block of a sheet of points, with its letter. */
export type PointsBlock = {
  readonly key: string;
  readonly name: Words;
  readonly items: readonly PointsItem[];
};

type Common = {
  /** The id by which plans, trays and records refer to it; every version has its own. */
  readonly id: string;
  readonly version: number;
  /** The data that a sheet must have before it may be signed, in addition to the answers. */
  readonly needs: { readonly heatingDevice: boolean; readonly calibration: boolean };
};

/** A sheet of lines: attributes in the order in which they are marked. */
export type LinesSheet = Common & {
  readonly form: 'lines';
  /**
   * The name of a panel's own sheet; absent from built-in sheets, whose names are Lingui messages.
   */
  readonly name?: Words;
  readonly items: readonly LineItem[];
  /** It has a field for notes of what is perceived (TRN-8). */
  readonly hasNotes: boolean;
};

/** A sheet of points: blocks in order, whose partial scores make the total. */
export type PointsSheet = Common & {
  readonly form: 'points';
  readonly name: Words;
  readonly blocks: readonly PointsBlock[];
};

/**
 * A profile sheet as data (a form schema): its items, their order, form and names, and what must be
 * filled in before signing (SHT-1). Screen, review, record, figures, export and paper follow from
 * it. A used definition never changes: a change makes another version, with an id of its own.
 */
export type SheetDefinition = LinesSheet | PointsSheet;
