import { Fragment } from 'react';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { byCode } from '../../../domain/words/code-order.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { subjectOf } from '../../parts/history/subject-of.ts';
import { address } from '../../parts/page/address.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { TrailRun } from './trail-runs.ts';

/** Separator around the index of a record in a formatted list. */
const MARK = '\u0000';

/** The records of a sentence as a list of links (AUD-16). */
export function RecordLinks({ records }: { readonly records: readonly RunRecord[] }) {
  const { all } = useFormat();
  const parts = all(records.map((_, place) => `${MARK}${place}${MARK}`)).split(MARK);
  return parts.map((part, at) => {
    const record = at % 2 === 1 ? records[Number(part)] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move, so the index identifies one
    if (record === undefined) return <Fragment key={at}>{part}</Fragment>;
    return record.href === null ? (
      <strong key={record.name}>
        <NoWrapCodes>{record.name}</NoWrapCodes>
      </strong>
    ) : (
      <Link key={record.name} href={record.href}>
        <NoWrapCodes>{record.name}</NoWrapCodes>
      </Link>
    );
  });
}

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
