import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { byCode } from '../../../domain/words/code-order.ts';
import { subjectOf } from '../../parts/history/subject-of.ts';
import { address } from '../../parts/page/address.ts';
import type { TrailRun } from './trail-runs.ts';

/**
 * A record of an audit entry by name, with its link; the link is null if the record no longer
 * exists.
 */
export type RunRecord = { readonly name: string; readonly href: string | null };

/**
 * Returns the samples or tasters that a run registered, changed or deleted, without duplicates
 * (AUD-16).
 */
export function runRecords(run: TrailRun): readonly RunRecord[] {
  const found = new Map(run.map(recordOf).map((record) => [record.name, record]));
  found.delete('');
  return [...found.values()].toSorted((one, other) => byCode(one.name, other.name));
}

function recordOf(row: NamedAuditRow): RunRecord {
  const { sample, taster, record } = subjectOf(row);
  const name = sample || taster || record;
  const code = idOf(row.data, sample === '' ? 'taster' : 'sample');
  // A sample or taster with a name still exists, so it gets a link.
  if ((sample === '' && taster === '') || code === '') return { name, href: null };
  const params = { code };
  return {
    name,
    href:
      sample === ''
        ? address('/intra/tasters/{-$code}', { params })
        : address('/intra/samples/{-$code}', { params }),
  };
}

function idOf(data: unknown, key: 'sample' | 'taster'): string {
  if (typeof data !== 'object' || data === null) return '';
  const id: unknown = Reflect.get(data, key);
  return typeof id === 'string' ? id : '';
}
