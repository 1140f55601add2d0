import { codeKey, type PlanValue } from '../documents/session.document.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { EntryId, SampleId, TasterId, TastingCode } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';
import type { SessionState } from '../words/session-state.ts';
import type { ChecklistItem } from './checklist-item.ts';
import { wallsOf } from './plan-checklist.ts';

/** One glass of one taster; position from 1, from the left. */
export type ServedGlass = {
  readonly taster: TasterId;
  readonly entry: EntryId;
  readonly sample: SampleId;
  readonly replicate: Replicate;
  readonly code: TastingCode;
  readonly position: number;
};

/**
 * Decides whether a session may be shown, and lists every glass (SES-7). It may be in any state
 * but validated. Before the first glass is served, nothing on the checklist may block it; later
 * only added tasters need an order with codes. A glass that was served keeps its code and position,
 * whatever the plan says now.
 */
export function decideShow(facts: {
  readonly state: SessionState;
  readonly plan: PlanValue;
  readonly checklist: readonly ChecklistItem[];
  readonly served: readonly ServedGlass[];
}): Result<readonly ServedGlass[], 'session-validated' | 'plan-not-ready'> {
  if (facts.state === 'validated') return refuse('session-validated');
  const walls = wallsOf(facts.checklist);
  if (facts.served.length === 0 && walls.length > 0) return refuse('plan-not-ready', { walls });
  const settled = new Set(facts.served.map((glass) => glass.taster));
  const fresh = facts.plan.tasters
    .filter((taster) => !settled.has(taster))
    .map((taster) => glassesOf(facts.plan, taster));
  if (fresh.includes(null)) return refuse('plan-not-ready', { walls: ['plan-codes-complete'] });
  return accept([...facts.served, ...fresh.flatMap((glasses) => glasses ?? [])]);
}

function glassesOf(plan: PlanValue, taster: TasterId): readonly ServedGlass[] | null {
  const glasses: ServedGlass[] = [];
  for (const id of plan.orders.get(taster) ?? []) {
    const entry = plan.entries.find((known) => known.id === id);
    const code = plan.codes.get(codeKey(id, plan.multicode ? taster : null));
    if (entry === undefined || code === undefined) return null;
    const { sample, replicate } = entry;
    glasses.push({ taster, entry: id, sample, replicate, code, position: glasses.length + 1 });
  }
  return glasses.length === 0 ? null : glasses;
}
