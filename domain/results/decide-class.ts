import { accept, type Result, refuse } from '../refusal.ts';
import type { ClassScheme } from '../settings/class-scheme.ts';
import type { OilClass } from '../words/assessment.ts';
import type { SampleVerdict } from './sample-verdict.ts';

/** The classes of each scheme, from the best to the worst, then no class (M-CLASS). */
export const CLASSES_OF_SCHEME: Readonly<Record<ClassScheme, readonly OilClass[]>> = {
  EU: ['EVOO', 'VOO', 'LOO_EU', 'NOCLASIFICATED'],
  IOC: ['EVOO', 'VOO', 'LOO', 'NOCLASIFICATED'],
  'IOC-ordinary': ['EVOO', 'VOO', 'OVOO', 'LOO', 'NOCLASIFICATED'],
};

/** Why a person may not give a class. */
export type ClassRefusal = 'not-found' | 'decision-not-due' | 'class-not-of-scheme';

/**
 * Whether a person must give this sample its class: a second pair was rejected, or a person decided
 * before (ASM-21).
 */
export const isDecisionDue = (verdict: SampleVerdict): boolean =>
  verdict.state === 'person-decides' || verdict.decision !== null;

/**
 * Decides a class that a person gives, one of the panel's scheme, after the further analyses were
 * rejected as well (ASM-21, M-EN).
 */
export function decideClass(
  facts: { readonly verdict: SampleVerdict | null; readonly scheme: ClassScheme },
  decision: NonNullable<SampleVerdict['decision']>,
): Result<SampleVerdict, ClassRefusal> {
  const { verdict, scheme } = facts;
  if (verdict === null) return refuse('not-found');
  if (!isDecisionDue(verdict)) return refuse('decision-not-due');
  if (!CLASSES_OF_SCHEME[scheme].includes(decision.class)) return refuse('class-not-of-scheme');
  return accept({ ...verdict, state: 'final', class: decision.class, provisional: null, decision });
}
