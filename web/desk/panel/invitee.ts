import { dropEmpty } from '../../parts/lists/list-search.ts';

/** Query parameters of the page: the taster for whom an account is to be created (ACC-9). */
export type Invitee = { readonly taster?: string };

/** Parses the query parameters of the page. */
export function readInvitee(raw: Record<string, unknown>): Invitee {
  const taster = raw['taster'];
  return dropEmpty({ taster: typeof taster === 'string' ? taster : undefined });
}
