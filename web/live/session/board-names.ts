import { type SessionPlace, sheetName } from '../../../domain/documents/document-names.ts';
import {
  codeKey,
  type PlanEntry,
  type PlanValue,
} from '../../../domain/documents/session.document.ts';
import type { SampleId, TasterId, TastingCode } from '../../../domain/words/ids.ts';

/** The tasting code on a taster's glass of an entry; null before the codes are drawn. */
export const codeFor = (plan: PlanValue, entry: PlanEntry, taster: TasterId): TastingCode | null =>
  plan.codes.get(codeKey(entry.id, plan.multicode ? taster : null)) ?? null;

/** The code of an entry when all tasters share it; null under multicode. */
export const sharedCode = (plan: PlanValue, entry: PlanEntry): TastingCode | null =>
  plan.multicode ? null : (plan.codes.get(codeKey(entry.id, null)) ?? null);

/** The samples of a plan, each once, in the plan's order. */
export const samplesOf = (plan: PlanValue): readonly SampleId[] => [
  ...new Set(plan.entries.map((entry) => entry.sample)),
];

/** Every sheet of a plan that has a code, by name. */
export const sheetNames = (place: SessionPlace, plan: PlanValue): readonly string[] =>
  plan.tasters.flatMap((taster) =>
    plan.entries.flatMap((entry) => {
      const code = codeFor(plan, entry, taster);
      return code === null ? [] : [sheetName(place, taster, code)];
    }),
  );

/**
 * The codes of an entry as text: the one code that all tasters share, or every taster's under
 * multicode.
 */
export const codesOf = (plan: PlanValue, entry: PlanEntry): string =>
  [...new Set(plan.tasters.map((taster) => codeFor(plan, entry, taster)))]
    .filter((code) => code !== null)
    .join(', ');
