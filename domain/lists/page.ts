/** One page of a list, with how many rows there are in all. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };
