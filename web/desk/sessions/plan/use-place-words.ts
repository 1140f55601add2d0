import { useLingui } from '@lingui/react/macro';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import { sharedCode } from '../../../live/session/board-names.ts';
import { type Registers, sampleCode, tasterName } from '../../../live/session/use-registers.ts';
import { rowPlace } from './who-is-in.ts';

/** The names of the plan's fields within a sentence. */
export function usePlanFieldWords(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    date: t`session date`,
    start: t`start`,
    sheet: t`profile sheet`,
    sampleTemperature: t`sample temperature`,
    roomTemperature: t`room temperature`,
    restMinutes: t`rest between samples`,
    notes: t`notes`,
    multicode: t`multicode`,
    training: t`training`,
    answers: t`answer at once`,
    counts: t`counts for the quality indexes`,
    checks: t`counter-assessment`,
    enMaxDefect: t`maximum En, defect`,
    enMaxFruity: t`maximum En, fruity`,
  };
}

/**
 * Names a place of the plan for presence: a field by its label, a row by its content; null for any
 * other.
 */
export function usePlaceWords(
  plan: PlanValue,
  registers: Registers,
): (place: string) => string | null {
  const { t } = useLingui();
  const fields = usePlanFieldWords();
  return (place) => {
    const entry = plan.entries.find(({ id }) => rowPlace(id) === place);
    if (entry !== undefined) {
      const row = sharedCode(plan, entry) ?? sampleCode(registers, entry.sample);
      return t`row ${row}`;
    }
    const taster = plan.tasters.find((id) => rowPlace(id) === place);
    return taster === undefined ? (fields[place] ?? null) : tasterName(registers, taster).name;
  };
}
