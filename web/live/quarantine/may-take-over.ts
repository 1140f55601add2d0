import type { PlacedValue } from '../../../domain/documents/quarantined-values.ts';

/**
 * Whether a person can take over this value alone: an answer of a sheet, or a text. The rows of a
 * plan depend on each other; the saved file contains them.
 */
export const mayTakeOver = ({ map, key }: PlacedValue): boolean =>
  map === 'marks' || map === 'fields' || key === '';
