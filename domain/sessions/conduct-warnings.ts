import type { PlanValue } from '../documents/session.document.ts';
import { FEWEST_EVALUATIONS } from '../words/fewest-evaluations.ts';
import {
  type ChecklistData,
  type ChecklistItem,
  MILLILITRES_A_GLASS,
  type PlanSurroundings,
} from './checklist-item.ts';

/**
 * Warnings by the method's conditions on the conduct of a session; none of them blocks the session
 * (SES-6). A condition with nothing to check is not met; only the line of the oil that is left is
 * absent where no quantity was ever recorded (SES-22).
 */
export function conductWarnings(
  plan: PlanValue,
  around: PlanSurroundings,
): readonly ChecklistItem[] {
  const [sample, room] = [plan.sampleTemperature, plan.roomTemperature];
  const samples = plan.entries.length;
  const tasters = plan.tasters.length;
  const short = samplesShort(plan, around);
  const inactive = plan.tasters.filter((taster) => around.inactive.includes(taster));
  return [
    warning('tasters-8-to-12', tasters >= FEWEST_EVALUATIONS && tasters <= 12, { tasters }),
    warning('samples-at-most-4', samples > 0 && samples <= 4, { samples }),
    warning('starts-10-to-12', plan.start >= '10:00' && plan.start <= '12:00', {
      start: plan.start,
    }),
    warning('sample-temperature', sample !== null && sample >= 26 && sample <= 30, degrees(sample)),
    warning('room-temperature', room !== null && room >= 20 && room <= 25, degrees(room)),
    warning('rest-15-minutes', plan.restMinutes >= 15, { minutes: plan.restMinutes }),
    warning('sessions-at-most-3', around.sessionsThatDay <= 3, {
      sessions: around.sessionsThatDay,
    }),
    warning('tasters-active', tasters > 0 && inactive.length === 0, { tasters: inactive }),
    // Without any recorded quantity there is nothing to check.
    ...(samples > 0 && !isAnyLeftKnown(plan, around)
      ? []
      : [
          warning('samples-left', samples > 0 && tasters > 0 && short.length === 0, {
            samples: short,
          }),
        ]),
  ];
}

const degrees = (value: number | null): ChecklistData => (value === null ? {} : { degrees: value });

function warning(code: string, met: boolean, data: ChecklistData): ChecklistItem {
  return { code, kind: 'warning', met, data };
}

const isAnyLeftKnown = (plan: PlanValue, { left }: PlanSurroundings): boolean =>
  plan.entries.some(({ sample }) => (left.get(sample) ?? null) !== null);

function samplesShort(plan: PlanValue, around: PlanSurroundings): readonly string[] {
  const glasses = new Map<string, number>();
  for (const { sample } of plan.entries)
    glasses.set(sample, (glasses.get(sample) ?? 0) + plan.tasters.length);
  return [...around.left].flatMap(([sample, left]) =>
    left !== null && left < (glasses.get(sample) ?? 0) * MILLILITRES_A_GLASS ? [sample] : [],
  );
}
