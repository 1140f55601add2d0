/** A book as it is read: its entries in the order they were written, and the heads that name this state. */
export type Book<Entry> = { readonly entries: readonly Entry[]; readonly heads: string };
