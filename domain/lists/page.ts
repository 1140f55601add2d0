import { z } from 'zod';

/** One page of a list, with how many rows there are in all. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** The schema of a page of such rows. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).readonly(), total: z.int() }).readonly();
