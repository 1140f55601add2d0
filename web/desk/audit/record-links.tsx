import { Fragment } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { RunRecord } from './run-records.ts';

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
