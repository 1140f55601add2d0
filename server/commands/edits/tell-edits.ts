import type { Doc } from 'yjs';
import { readAssessment, setAuthor } from '../../../domain/documents/assessment.document.ts';
import { planName } from '../../../domain/documents/document-names.ts';
import {
  type DocumentName,
  formatDocumentName,
  parseDocumentName,
} from '../../../domain/documents/name.ts';
import { readPlan } from '../../../domain/documents/session.document.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { exclusionChanges } from '../../../domain/sessions/exclusion-changes.ts';
import {
  isUnchanged,
  joinedChanges,
  type PlanChanges,
  planChanges,
  takesBack,
  withoutSameCodes,
} from '../../../domain/sessions/plan-changes.ts';
import type { PanelId, SessionCode } from '../../../domain/words/ids.ts';
import type { AuditedChange } from '../../audit/decide-recorded.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import type { CommandContext } from '../context/command-context.ts';
import { type CommandParts, instantOf } from '../context/command-parts.ts';

/** The default debounce of audit entries about a plan, in ms. */
const PAUSE = 15_000;

/**
 * Writes an audit entry in a person's name, in the mutex of a session, with retries until it is
 * stored.
 */
type Tell = (
  actor: Actor,
  of: { readonly session: SessionCode; readonly key: string },
  write: (decide: CommandContext['decide']) => Promise<void>,
) => void;

/**
 * Records edits of the desk's live documents in the audit trail (AUD-12). An excluded sheet, or one
 * put back, is recorded at once. Changes of a plan are recorded after a debounce, or before the
 * next command on its session. The server sets the author of an exclusion, so that no client can
 * forge it (SEC-86).
 */
export function tellEdits({ sync, now, planPause = PAUSE }: CommandParts, tell: Tell) {
  let entries = 0;
  const plans = createPlanEdits(planPause, tellPlan);

  sync.onWrite((name, document, actor) => {
    if (name.kind === 'assessment') return watchNotes(name, document, actor);
    return name.kind === 'session' ? watchPlan(name, document, actor) : null;
  });

  function watchNotes(name: Of<'assessment'>, document: Doc, actor: Actor) {
    const was = readAssessment(document);
    return () => {
      const is = readAssessment(document);
      if (!was.ok || !is.ok) return;
      // Synchronously with the update, so that no client receives the update without its author.
      setAuthor(document, was.value, is.value, { by: actor.name, at: instantOf(now) });
      for (const change of exclusionChanges(was.value, is.value)) {
        const { before, after, why, ...of } = change;
        const audited: AuditedChange = {
          command: after === null ? 'put-back-sheet' : 'exclude-sheet',
          data: { session: name.session, sample: name.sample, ...of },
          before: { reason: before },
          after: { reason: after },
          reason: why,
        };
        entries += 1;
        const key = `exclusion ${entries}`;
        tell(actor, { session: name.session, key }, async (decide) => {
          await decide(async (scope) => {
            const glass = (await listGlasses(scope, name.session)).find(
              (one) =>
                one.sample === name.sample &&
                one.taster === of.taster &&
                one.replicate === of.replicate,
            );
            const data = { ...Object(audited.data), code: glass?.code ?? null };
            return accept({ answer: {}, audited: { ...audited, data } });
          });
        });
      }
    };
  }

  function watchPlan(name: Of<'session'>, document: Doc, actor: Actor) {
    const was = readPlan(document);
    return () => {
      const is = readPlan(document);
      if (was.ok && is.ok)
        plans.note(formatDocumentName(name), { actor, changes: planChanges(was.value, is.value) });
    };
  }

  function tellPlan(plan: string): void {
    const name = parseDocumentName(plan);
    if (name === null) return;
    const { session } = name;
    for (const { actor, changes } of plans.take(plan)) {
      entries += 1;
      const { before, after, draws } = changes;
      const drawn = draws === 0 ? {} : { draws };
      const audited = {
        command: 'change-plan',
        data: { session },
        before,
        after: { ...after, ...drawn },
      };
      tell(actor, { session, key: `plan ${entries}` }, async (decide) => {
        await decide(async () => accept({ answer: {}, audited }));
      });
    }
  }

  return {
    /** Records the pending edits of a plan before the next decision about its session. */
    tellPlan: (panel: PanelId, session: SessionCode): void =>
      tellPlan(planName({ panel, session })),
    tellAll(): void {
      for (const plan of plans.plans()) tellPlan(plan);
    },
  };
}

type Of<Kind extends DocumentName['kind']> = Extract<DocumentName, { kind: Kind }>;

/** The changes that one person made to one plan, not yet in the audit trail. */
type PlanEdit = { readonly actor: Actor; readonly changes: PlanChanges };

type Held = { readonly edits: Map<string, readonly PlanEdit[]>; timer: NodeJS.Timeout };

/**
 * Creates a debounce of plan changes for the audit trail, by person (AUD-12). `onRest` is called
 * with a plan that was unchanged for `pause` ms. A change that undoes an earlier one starts a new
 * edit, so that both are recorded (AUD-19).
 */
function createPlanEdits(pause: number, onRest: (plan: string) => void) {
  const held = new Map<string, Held>();
  return {
    note(plan: string, { actor, changes }: PlanEdit): void {
      const before = held.get(plan);
      clearTimeout(before?.timer);
      const edits = before?.edits ?? new Map<string, readonly PlanEdit[]>();
      const waiting = edits.get(actor.user) ?? [];
      const last = waiting.at(-1);
      const isJoined = last !== undefined && !takesBack(last.changes, changes);
      edits.set(
        actor.user,
        isJoined
          ? [...waiting.slice(0, -1), { actor, changes: joinedChanges(last.changes, changes) }]
          : [...waiting, { actor, changes }],
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
