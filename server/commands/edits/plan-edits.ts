import type { Actor } from '../../../domain/rights/actor.ts';
import {
  isUnchanged,
  joinedChanges,
  type PlanChanges,
  takesBack,
  withoutSameCodes,
} from '../../../domain/sessions/plan-changes.ts';

/** The changes that one person made to one plan, not yet in the audit trail. */
export type PlanEdit = { readonly actor: Actor; readonly changes: PlanChanges };

type Held = { readonly edits: Map<string, readonly PlanEdit[]>; timer: NodeJS.Timeout };

/**
 * Creates a debounce of plan changes for the audit trail, by person (AUD-12). `onRest` is called
 * with a plan that was unchanged for `pause` ms. A change that undoes an earlier one starts a new
 * edit, so that both are recorded (AUD-19).
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
    /**
     * Takes the pending edits of a plan, in the order in which people began. They count as recorded
     * from then on.
     */
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
