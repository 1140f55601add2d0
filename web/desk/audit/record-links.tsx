import { Fragment } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { NoWrapCodes } from '../../ui/layout/no-wrap-codes.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { RunRecord } from './run-records.ts';

/** What stands around the place of a record in a list that is put into words. */
const MARK = '\u0000';

/** AUD-16: records by their names in the list of a sentence, each the way to itself. */
export function RecordLinks({ records }: { readonly records: readonly RunRecord[] }) {
  const { all } = useFormat();
  const parts = all(records.map((_, place) => `${MARK}${place}${MARK}`)).split(MARK);
  return parts.map((part, at) => {
    const record = at % 2 === 1 ? records[Number(part)] : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are what they are by their place.
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
