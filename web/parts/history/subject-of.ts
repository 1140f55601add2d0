import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';

/** The subject of an audit entry, by the names that people know; empty where a part is missing. */
export type EntrySubject = {
  readonly taster: string;
  /** The tasting code of a glass. */
  readonly glass: string;
  readonly sample: string;
  readonly replicate: string;
  readonly session: string;
  /** The name of any other record: a sample, taster or account that is the subject itself. */
  readonly record: string;
};

/**
 * Reads the subject of an audit entry from its data (AUD-13). The name of a record comes from its
 * state after or before the change.
 */
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
    // A command that creates a session does not know its number yet; the result has it.
    session: member(data, 'session') || member(after, 'session'),
    record: taster === '' && sample === '' ? (told.find((name) => name !== '') ?? '') : '',
  };
}

function member(record: unknown, key: string): string {
  if (typeof record !== 'object' || record === null) return '';
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
