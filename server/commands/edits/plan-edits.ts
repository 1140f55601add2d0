import type { Actor } from '../../../domain/rights/actor.ts';
import {
  isUnchanged,
  joinedChanges,
  type PlanChanges,
  takesBack,
  withoutSameCodes,
} from '../../../domain/sessions/plan-changes.ts';

/** What one person changed of one plan since it was told last. */
export type PlanEdit = { readonly actor: Actor; readonly changes: PlanChanges };

type Held = { readonly edits: Map<string, readonly PlanEdit[]>; timer: NodeJS.Timeout };

/**
 * AUD-12: gathers what people change of plans, each person's by itself, until a plan has rested for `pause` ms or somebody
 * asks; `onRest` is told of a plan that rests. AUD-19: what takes back what came before is a change of its own, so that both
 * are told.
 */
export function createPlanEdits(pause: number, onRest: (plan: string) => void) {
  const held = new Map<string, Held>();
  return {
    note(plan: string, { actor, changes }: PlanEdit): void {
      const before = held.get(plan);
      clearTimeout(before?.timer);
      const edits = before?.edits ?? new Map<string, readonly PlanEdit[]>();
      const told = edits.get(actor.user) ?? [];
      const last = told.at(-1);
      const isJoined = last !== undefined && !takesBack(last.changes, changes);
      edits.set(
        actor.user,
        isJoined
          ? [...told.slice(0, -1), { actor, changes: joinedChanges(last.changes, changes) }]
          : [...told, { actor, changes }],
      );
      held.set(plan, { edits, timer: setTimeout(() => onRest(plan), pause).unref() });
    },
    /** What is not told yet of a plan, in the order people began; it counts as told from now on. */
    take(plan: string): readonly PlanEdit[] {
      const of = held.get(plan);
      if (of === undefined) return [];
      clearTimeout(of.timer);
      held.delete(plan);
      return [...of.edits.values()]
        .flat()
        .filter(({ changes }) => !isUnchanged(changes))
        .map(({ actor, changes }) => ({ actor, changes: withoutSameCodes(changes) }));
    },
    plans: (): readonly string[] => [...held.keys()],
  };
}
