/** What a draft of a panel's own sheet lacks before it can be published (SHT-9). */
export const DRAFT_LACKS = ['name', 'blocks', 'block-name', 'block-items', 'item-name'] as const;

/** Something that a draft lacks, and in which block, and at which of its items from 1. */
export type DraftLack = {
  readonly code: (typeof DRAFT_LACKS)[number];
  readonly block: string | null;
  readonly item: number | null;
};
