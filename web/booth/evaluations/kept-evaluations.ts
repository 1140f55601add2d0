import type { Api } from '../../../domain/api/api.ts';

/** A taster's own list as the server answers it. */
export type OwnEvaluations = Api['GET /api/evaluations']['answer'];

/** Where a device keeps it; the browser's local storage. */
type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'evaluations';

/** Keeps the first page of an account's own list on this device, so that it stands without a network too. */
export function keepEvaluations(keeper: Keeper, account: string, list: OwnEvaluations): void {
  try {
    keeper.setItem(KEY, JSON.stringify({ account, list }));
  } catch {
    // Without room the list is shown while the server can be reached.
  }
}

/** The list this device kept for an account, or null. */
export function keptEvaluations(keeper: Keeper, account: string): OwnEvaluations | null {
  try {
    const found: unknown = JSON.parse(keeper.getItem(KEY) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { account: owner, list } = found as Record<string, unknown>;
    return owner === account && isList(list) ? list : null;
  } catch {
    return null;
  }
}

function isList(value: unknown): value is OwnEvaluations {
  if (typeof value !== 'object' || value === null) return false;
  const { open, performed } = value as Record<string, unknown>;
  if (typeof performed !== 'object' || performed === null) return false;
  return Array.isArray(open) && 'rows' in performed && Array.isArray(performed.rows);
}
