import type { NamedAuditRow } from '../../../../domain/audit/audit-row.ts';
import { namedAuditRow } from '../../../../domain/audit/testing/named-audit-row.ts';

const TASTERS = ['T01 Lucía Ferrer', 'T02 Ana Rubio', 'T03 Paolo Conti'];

/** An entry of the trail on 20 November 2026 by the clock of this device, as it comes from the server. */
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

/** A sheet that the server sealed for one of three tasters, for glass 417 of session 214. */
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
