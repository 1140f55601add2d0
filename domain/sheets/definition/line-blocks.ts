import { NEGATIVE_KEYS } from '../../words/attributes.ts';
import type { LineItem, LinesSheet } from './sheet-definition.ts';

/** The two blocks of a sheet of lines: defects and positive attributes. */
export type LineBlocks = {
  readonly negative: readonly LineItem[];
  readonly positive: readonly LineItem[];
};

const negative: readonly string[] = NEGATIVE_KEYS;

/**
 * Splits the lines of a sheet into defects and positive attributes, in the order of the definition
 * (SHT-1).
 */
export const lineBlocks = ({ items }: LinesSheet): LineBlocks => ({
  negative: items.filter(({ attribute }) => negative.includes(attribute)),
  positive: items.filter(({ attribute }) => !negative.includes(attribute)),
});
