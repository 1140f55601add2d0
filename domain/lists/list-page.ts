import { z } from 'zod';

/** One page of a list (pagination), with the number of all rows. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** The response schema of a page of such rows. */
export const pageSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row).readonly(), total: z.int() }).readonly();
