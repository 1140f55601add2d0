import type { NamedAuditRow } from '../../../../domain/audit/audit-row.ts';
import { namedAuditRow } from '../../../../domain/audit/testing/named-audit-row.ts';

const TASTERS = ['T01 Lucía Ferrer', 'T02 Ana Rubio', 'T03 Paolo Conti'];

/**
 * A test entry of the audit trail on 20 November 2026, in the time zone of this device, as the
 * server sends it.
 */
export const entry = (
  sequence: number,
  [hours, minutes]: readonly [number, number],
  rest: Partial<NamedAuditRow> = {},
): NamedAuditRow =>
  namedAuditRow({
    sequence,
    at: new Date(2026, 10, 20, hours, minutes).toISOString(),
    digest: sequence.toString(16).padStart(64, 'a'),
    ...rest,
  });

/**
 * A test entry for a sheet that the server sealed: one of three tasters, glass 417, session 214.
 */
export const sealed = (sequence: number, at: readonly [number, number]): NamedAuditRow => {
  const taster = `t${sequence % TASTERS.length}`;
  return entry(sequence, at, {
    name: '',
    role: 'server',
    command: 'seal-sheet',
    data: { session: '214', taster, code: '417' },
    before: { version: null },
    after: { version: 1 },
    names: { [taster]: TASTERS[sequence % TASTERS.length] ?? '' },
  });
};
