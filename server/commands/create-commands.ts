import { COMMAND_ROLES } from '../../domain/commands/command-roles.ts';
import { isCommandName } from '../../domain/commands/commands.ts';
import { isSigned } from '../../domain/documents/evaluation.document.ts';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { type Result, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { CommandId, PanelId, SessionCode } from '../../domain/words/ids.ts';
import { decideRecorded } from '../audit/decide-recorded.ts';
import type { Issuer } from '../audit/issuer.ts';
import type { SheetKey } from '../database/sheets.ts';
import { describeProblem } from '../log/log.ts';
import { COMMANDS_BY_NAME } from './commands-by-name.ts';
import { type CommandAnswer, type CommandContext, turnOf } from './context/command-context.ts';
import { type CommandParts, instantOf } from './context/command-parts.ts';
import { askedCommand, decideOnce, type GivenOnce } from './context/decide-once.ts';
import { createSessionTurns } from './context/session-turns.ts';
import { noteLoss } from './note-loss.ts';
import { alignSession } from './sessions/align-session.ts';
import { listRunning } from './sessions/list-running.ts';
import { findSigned } from './sheets/find-signed.ts';
import { noteEditsAfterSeal } from './sheets/note-edits-after-seal.ts';
import { sealAndClose } from './sheets/seal-command.ts';

/** What is decided once. */
export type Commands = ReturnType<typeof createCommands>;

/** Builds the commands of one server process, and seals signed sheets as they arrive. */
export function createCommands(parts: CommandParts) {
  const inTurn = createSessionTurns();

  const contextOf = (
    issuer: Issuer,
    once: GivenOnce | null = null,
    at = instantOf(parts.now),
  ): Omit<CommandContext, 'actor'> => ({
    ...parts,
    issuer,
    at,
    decide: (work) =>
      decideRecorded(parts.database, { issuer, at: new Date(at) }, (scope) =>
        once === null ? work(scope) : decideOnce(scope, once, new Date(at), work),
      ),
    align: (session, only) => alignSession(parts, issuer.panel, session, only ?? null),
    sendBack: (matches) =>
      parts.sync.returnToGate(
        ({ name }) => name.panel === issuer.panel && matches(name),
        'access-changed',
      ),
  });

  /** EVA-3: seals a sheet that came signed, though no device asks. What is refused stays as it is, with its taster. */
  async function sealArrived(panel: PanelId, key: SheetKey): Promise<void> {
    try {
      await inTurn(turnOf(panel, key.session), () => sealAndClose(contextOf(serverOf(panel)), key));
    } catch (problem) {
      parts.log('error', 'sheet-not-sealed', { ...key, problem: describeProblem(problem) });
    }
  }

  /** EVA-6: keeps what a device brings of a sheet that is sealed already. */
  async function noteLate(panel: PanelId, key: SheetKey, update: Uint8Array): Promise<void> {
    try {
      const context = contextOf(serverOf(panel));
      await inTurn(turnOf(panel, key.session), () => noteEditsAfterSeal(context, key, update));
    } catch (problem) {
      parts.log('error', 'late-edit-not-noted', { ...key, problem: describeProblem(problem) });
    }
  }

  parts.sync.onStored((text, document) => {
    const name = parseDocumentName(text);
    if (name?.kind !== 'evaluation' || !isSigned(document)) return;
    void sealArrived(name.panel, keyOf(name));
  });

  parts.sync.onClosed((text, update) => {
    const name = parseDocumentName(text);
    if (name?.kind === 'evaluation') void noteLate(name.panel, keyOf(name), update);
  });

  parts.sync.onLost((text, lost) => {
    const name = parseDocumentName(text);
    if (name === null) return;
    noteLoss(contextOf(serverOf(name.panel)), text, lost).catch((problem: unknown) =>
      parts.log('error', 'loss-not-noted', { document: text, problem: describeProblem(problem) }),
    );
  });

  return {
    /**
     * COM-1: gives a command: role, schema, facts, decision, rows with their audit row, documents. COM-3: under one id an
     * account has one thing decided, however often it asks. `from` is the address.
     */
    async execute(
      actor: Actor,
      name: string,
      data: unknown,
      { id, from }: { readonly id: CommandId; readonly from: string },
    ): Promise<Result<CommandAnswer>> {
      if (!isCommandName(name)) return refuse('not-found');
      if (!COMMAND_ROLES[name].includes(actor.role)) return refuse('access-denied');
      const prepared = COMMANDS_BY_NAME[name](data);
      if (!prepared.ok) return prepared;
      const { user, role, panel } = actor;
      const once = { key: { account: user, id }, asked: askedCommand(name, data) };
      const run = () =>
        prepared.value.run({
          ...contextOf({ user, name: actor.name, role, panel, from }, once),
          actor,
        });
      const { session } = prepared.value;
      return session === null ? run() : inTurn(turnOf(panel, session), run);
    },

    /** COM-2: brings the documents of one session to what its rows say, and seals what came signed and was not sealed. */
    reconcile: (panel: PanelId, session: SessionCode): Promise<void> => reconcile(panel, session),

    /**
     * COM-2: the same for every session that has begun and is not validated, one after the other, behind a server that
     * listens already; `tell` hears how many are done of how many, and ends it by answering false.
     */
    async reconcileAll(tell: (done: number, of: number) => boolean = () => true): Promise<void> {
      const running = await parts.database.asInstallation(listRunning);
      for (const [done, { panel, session }] of running.entries()) {
        if (!tell(done, running.length)) return;
        await reconcile(panel, session).catch((problem: unknown) =>
          parts.log('error', 'session-not-reconciled', {
            session,
            problem: describeProblem(problem),
          }),
        );
      }
      tell(running.length, running.length);
    },
  };

  async function reconcile(panel: PanelId, session: SessionCode): Promise<void> {
    const unsealed = await inTurn(turnOf(panel, session), async () => {
      await alignSession(parts, panel, session);
      return findSigned(parts, panel, session);
    });
    for (const key of unsealed) await sealArrived(panel, key);
  }
}

/** The server itself, where no person gives a command. */
const serverOf = (panel: PanelId): Issuer => ({
  user: 'system',
  name: 'server',
  role: 'system',
  panel,
  from: 'server',
});

const keyOf = ({ session, taster, code }: SheetKey): SheetKey => ({ session, taster, code });
