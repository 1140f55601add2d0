/**
 * The kinds of omissions in a draft of a panel's own sheet that prevent its publication (SHT-9).
 */
export const DRAFT_LACKS = ['name', 'blocks', 'block-name', 'block-items', 'item-name'] as const;

/** An omission in a draft, with its block, and its item from 1. */
export type DraftLack = {
  readonly code: (typeof DRAFT_LACKS)[number];
  readonly block: string | null;
  readonly item: number | null;
};
