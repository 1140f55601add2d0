import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';

/** Whom and what an entry tells of, by the names people know them by; empty where it tells of none. */
export type EntrySubject = {
  readonly taster: string;
  /** The code of a glass. */
  readonly glass: string;
  readonly sample: string;
  readonly replicate: string;
  readonly session: string;
  /** Any other record: a sample, a taster or an account by its own entry. */
  readonly record: string;
};

/** AUD-13: reads the subject of an entry from its data, and a record's own name from what it was or became. */
export function subjectOf({
  data,
  before,
  after,
  names,
}: Pick<NamedAuditRow, 'data' | 'before' | 'after' | 'names'>): EntrySubject {
  const named = (id: string): string => names[id] ?? '';
  const [taster, sample] = [named(member(data, 'taster')), named(member(data, 'sample'))];
  const glass = member(data, 'taster') === '' ? '' : member(data, 'code');
  const told = [after, before].flatMap((record) =>
    ['code', 'username', 'name'].map((key) => member(record, key)),
  );
  return {
    taster,
    glass,
    sample,
    replicate: member(data, 'replicate'),
    // A session that is being made has no number yet when it is asked for.
    session: member(data, 'session') || member(after, 'session'),
    record: taster === '' && sample === '' ? (told.find((name) => name !== '') ?? '') : '',
  };
}

function member(record: unknown, key: string): string {
  if (typeof record !== 'object' || record === null) return '';
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
