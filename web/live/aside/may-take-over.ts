import type { PlacedValue } from '../../../domain/documents/quarantined-values.ts';

/** What a person can decide on by itself: an answer of a sheet, or a text. The rows of a plan hang together; the file has them. */
export const mayTakeOver = ({ map, key }: PlacedValue): boolean =>
  map === 'marks' || map === 'fields' || key === '';
