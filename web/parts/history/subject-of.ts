import type { AuditRow } from '../../../domain/audit/audit-row.ts';

/** The record an entry tells of, by the name people know it by; empty where it tells of none. */
export function subjectOf({ data, before, after }: Pick<AuditRow, 'data' | 'before' | 'after'>) {
  for (const record of [after, before])
    for (const key of ['code', 'username', 'name']) {
      const value = member(record, key);
      if (value !== '') return value;
    }
  return member(data, 'session');
}

function member(record: unknown, key: string): string {
  if (typeof record !== 'object' || record === null) return '';
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
