import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import { toCsv } from '../../../../domain/files/write-csv.ts';
import { codeFor } from '../../../live/session/board-names.ts';
import {
  type Registers,
  sampleCode,
  tasterName,
  tastersInOrder,
} from '../../../live/session/use-registers.ts';

/**
 * Exports the details of a session as CSV, a row for each taster and glass in serving order
 * (PLN-5). For the desk alone.
 */
export function planDetails(session: number, plan: PlanValue, registers: Registers): string {
  const head = [
    'session',
    'date',
    'start',
    'training',
    'taster',
    'name',
    'position',
    'code',
    'sample',
    'replicate',
  ];
  const lines = tastersInOrder(registers, plan.tasters).flatMap((taster) => {
    const { code, name } = tasterName(registers, taster);
    return (plan.orders.get(taster) ?? []).flatMap((id, place) => {
      const entry = plan.entries.find((known) => known.id === id);
      if (entry === undefined) return [];
      return [
        [
          String(session),
          plan.date,
          plan.start,
          String(plan.training),
          code,
          name,
          String(place + 1),
          codeFor(plan, entry, taster) ?? '',
          sampleCode(registers, entry.sample),
          String(entry.replicate),
        ],
      ];
    });
  });
  return toCsv([head, ...lines]);
}
