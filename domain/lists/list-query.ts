import { z } from 'zod';

/**
 * Input schema of a list's query: search, sorting and pagination. All values are text, since they
 * are in the page's address; each list names its sort columns.
 */
export const listQuery = z.strictObject({
  search: z.string().max(200).exactOptional(),
  sort: z.string().max(40).exactOptional(),
  direction: z.enum(['ascending', 'descending']).exactOptional(),
  page: z.string().max(9).exactOptional(),
  size: z.string().max(9).exactOptional(),
  state: z.string().max(40).exactOptional(),
  /** Only results that this session may check, once for each sample of a session (PLN-45). */
  checkedBy: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .exactOptional(),
  /** Only these records of the register, by their ids, separated by commas; at most 100. */
  ids: z
    .string()
    .regex(/^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,99}$/)
    .exactOptional(),
});

/** A list's query: search, sorting and pagination. */
export type ListQuery = Readonly<z.infer<typeof listQuery>>;
