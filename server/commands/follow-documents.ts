import type { Doc } from 'yjs';
import { isSigned } from '../../domain/documents/evaluation.document.ts';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { readPlan } from '../../domain/documents/session.document.ts';
import { canonical } from '../../domain/files/canonical.ts';
import { accept } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import { lastAuditedState } from '../audit/last-audited-state.ts';
import { digestOf } from '../database/documents/document-log.ts';
import type { SheetKey } from '../database/sheets/sheets.ts';
import { describeProblem } from '../log/log.ts';
import type { LostPlaces } from '../sync/document-store.ts';
import { type CommandContext, turnOf } from './context/command-context.ts';
import type { CommandParts } from './context/command-parts.ts';
import { createRetry } from './context/retry-until-done.ts';
import { tellEdits } from './edits/tell-edits.ts';
import { alignSession } from './sessions/align-session.ts';
import { followPlan } from './sessions/follow-plan.ts';
import { noteEditsAfterSeal } from './sheets/note-edits-after-seal.ts';
import { repairFromSeal } from './sheets/repair-from-seal.ts';
import { sealAndClose } from './sheets/seal-command.ts';

/**
 * An update that a device sent for a sheet that was sealed already, by the name of its document.
 */
type LateEdit = { readonly name: string; readonly update: Uint8Array };

/** The exponential backoff of retries: the first and the longest pause, in ms. */
const AGAIN = { first: 500, longest: 30_000 } as const;

/**
 * Starts the background jobs, with retries, that live documents trigger (KEE-31). They seal a sheet
 * that arrives signed, update a session's rows from its plan, and repair a sealed sheet with a
 * damaged log. They record edits of the desk's documents, late edits of sealed sheets and losses of
 * a log in the audit trail. No client repeats these requests, so a failed job is retried.
 */
export function followDocuments(
  parts: CommandParts & {
    readonly inTurn: <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;
    readonly serverContext: (panel: PanelId) => Omit<CommandContext, 'actor'>;
    /** Creates the context in which an edit is recorded in its author's name. */
    readonly contextUnder: (actor: Actor) => Pick<CommandContext, 'decide'>;
  },
) {
  const { sync, inTurn, serverContext, contextUnder } = parts;
  const { retryUntilDone, close } = createRetry<LateEdit | null>(parts.retry ?? AGAIN);
  const toLog = (event: string, data: object) => (problem: unknown, attempt: number) =>
    parts.log('error', event, { ...data, attempt, problem: describeProblem(problem) });

  /**
   * Seals a sheet that arrived signed, without a request of a device (EVA-3). A refused sheet stays
   * unsealed, with its taster.
   */
  const sealArrived = (panel: PanelId, key: SheetKey) =>
    inTurn(turnOf(panel, key.session), () => sealAndClose(serverContext(panel), key));

  sync.onStored((text, document) => {
    const name = parseDocumentName(text);
    if (name?.kind !== 'evaluation' || !isSigned(document)) return;
    const key = keyOf(name);
    void retryUntilDone({
      // A re-opened sheet has another generation id, so it is sealed again.
      key: `seal ${text} ${String(document.getMap('meta').get('birth'))}`,
      told: null,
      work: async () => ((await sealArrived(name.panel, key)).ok ? 'for-good' : 'for-now'),
      onFailure: toLog('sheet-not-sealed', key),
    });
  });

  // The columns of lists about a session (SES-17). Most changes of a plan do not affect them.
  const followed = new WeakMap<Doc, string>();
  sync.onStored((text, document) => {
    const name = parseDocumentName(text);
    const plan = name?.kind === 'session' ? readPlan(document) : null;
    if (name === null || plan === null || !plan.ok) return;
    const { panel, session } = name;
    const { date, training, multicode, counts, answers, targets } = plan.value;
    const now = JSON.stringify([date, training, multicode, counts, answers, targets]);
    if (followed.get(document) === now) return;
    followed.set(document, now);
    const follow = async () => {
      const isOther = await parts.database.inPanel(panel, (scope) => followPlan(scope, session));
      // Answers that were given already must match the changed plan (TRN-3).
      if (isOther) await alignSession(parts, panel, session);
    };
    void retryUntilDone({
      key: `plan ${text}`,
      told: null,
      work: () => forNow(inTurn(turnOf(panel, session), follow)),
      onFailure: toLog('plan-not-followed', { session }),
    });
  });

  // A late edit: a device sends an update of a sheet that is sealed already (EVA-6). The device
  // gets the acknowledgement once the update is in the audit trail.
  sync.onClosed((text, update) => {
    const name = parseDocumentName(text);
    if (name?.kind !== 'evaluation') return Promise.resolve(true);
    const { panel, session } = name;
    const key = keyOf(name);
    const note = () => noteEditsAfterSeal(serverContext(panel), key, update);
    return retryUntilDone({
      key: `note ${text} ${digestOf(update).toString('base64')}`,
      told: { name: text, update },
      work: () => forNow(inTurn(turnOf(panel, session), note)),
      onFailure: toLog('late-edit-not-noted', key),
    });
  });

  // Edits of people in the desk's live documents (AUD-12).
  const edits = tellEdits(
    parts,
    (actor, { session, key }, write) =>
      void retryUntilDone({
        key,
        told: null,
        work: async () => {
          await inTurn(turnOf(actor.panel, session), () => write(contextUnder(actor).decide));
          return 'for-good';
        },
        onFailure: toLog('edit-not-told', { session }),
      }),
  );

  // Losses of a document's log (KEE-9, KEE-30).
  sync.onLost((text, lost) => {
    const name = parseDocumentName(text);
    if (name === null) return;
    const of = `${text} ${lost.from} ${lost.to}`;
    void retryUntilDone({
      key: `loss ${of}`,
      told: null,
      work: () => forNow(noteLoss(serverContext(name.panel), text, lost)),
      onFailure: toLog('loss-not-noted', { document: text }),
    });
    if (name.kind !== 'evaluation') return;
    void retryUntilDone({
      key: `whole ${of}`,
      told: null,
      work: () => repairFromSeal(parts, name),
      onFailure: toLog('sheet-not-made-whole', { document: text }),
    });
  });

  return {
    sealArrived,
    tellPlan: edits.tellPlan,
    /**
     * Ends the background jobs after at most `deadline` ms. Returns the late edits that are not in
     * the audit trail yet.
     */
    close: async (deadline: number): Promise<readonly LateEdit[]> => {
      edits.tellAll();
      return (await close(deadline)).filter((late) => late !== null);
    },
  };
}

/** Marks a task that may have to run again. */
const forNow = async (work: Promise<unknown>): Promise<'for-now'> => {
  await work;
  return 'for-now';
};

const keyOf = ({ session, taster, code }: SheetKey): SheetKey => ({ session, taster, code });

const COMMAND = 'document-lost-updates';

/**
 * Records in the audit trail that a part of a document's log is missing or corrupt (KEE-9). There
 * is one entry, however often and at whichever process the document is opened.
 */
async function noteLoss(
  { decide }: Pick<CommandContext, 'decide'>,
  document: string,
  lost: LostPlaces,
): Promise<void> {
  await decide(async (scope) => {
    const before = await lastAuditedState(scope, [COMMAND], { document });
    if (before !== null && canonical(before) === canonical(lost))
      return accept({ answer: {}, audited: [] });
    return accept({
      answer: {},
      audited: { command: COMMAND, data: { document }, before: null, after: lost },
    });
  });
}
