import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** DAT-14: a copy of a database as it stood at one instant, to be read beside it; `close` does away with it. */
export type Aside = { readonly db: Kysely<Tables>; readonly close: () => Promise<void> };
