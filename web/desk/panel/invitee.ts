import { dropEmpty } from '../../parts/lists/list-search.ts';

/** ACC-9: the taster whom the address of the panel asks to open an account for. */
export type Invitee = { readonly taster?: string };

/** Reads it from an address. */
export function readInvitee(raw: Record<string, unknown>): Invitee {
  const taster = raw['taster'];
  return dropEmpty({ taster: typeof taster === 'string' ? taster : undefined });
}
