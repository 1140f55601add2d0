import type { AttributeKey, DescriptorKey, FruityKind } from './attributes.ts';
import type { Millimetres } from './millimetres.ts';

/**
 * One taster's valid sheet of one glass, as figures are computed from it. A line without an answer
 * is absent (M-SCALE).
 */
export type ScoredSheet = {
  /** Distinguishes the tasters; any text. */
  readonly taster: string;
  readonly marks: Readonly<Partial<Record<AttributeKey, Millimetres>>>;
  readonly fruityKind: FruityKind | null;
  readonly otherDescriptor: DescriptorKey | null;
};
