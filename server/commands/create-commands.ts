import { COMMAND_ROLES } from '../../domain/commands/command-roles.ts';
import { isCommandName } from '../../domain/commands/commands.ts';
import { type Result, refuse } from '../../domain/refusal.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { CommandId, PanelId, SessionCode } from '../../domain/words/ids.ts';
import { decideRecorded } from '../audit/decide-recorded.ts';
import type { Issuer } from '../audit/issuer.ts';
import { describeProblem } from '../log/log.ts';
import { COMMANDS_BY_NAME } from './commands-by-name.ts';
import { type CommandAnswer, type CommandContext, turnOf } from './context/command-context.ts';
import { type CommandParts, instantOf } from './context/command-parts.ts';
import { askedCommand, decideOnce, type KeyedCommand } from './context/decide-once.ts';
import { createSessionTurns } from './context/session-turns.ts';
import { followDocuments } from './follow-documents.ts';
import { alignSession } from './sessions/align-session.ts';
import { followPlan } from './sessions/follow-plan.ts';
import { listOpen } from './sessions/list-open.ts';
import { findSigned } from './sheets/find-signed.ts';

/** The commands of one server process: changes that the server decides exactly once. */
export type Commands = ReturnType<typeof createCommands>;

/** Creates the commands of one server process, which also seals signed sheets as they arrive. */
export function createCommands(parts: CommandParts) {
  const inTurn = createSessionTurns();

  const contextOf = (
    issuer: Issuer,
    once: KeyedCommand | null = null,
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

  const serverContext = (panel: PanelId) => contextOf(serverOf(panel));
  const contextUnder = ({ user, name, role, panel }: Actor) =>
    contextOf({ user, name, role, panel, from: 'live' });
  const behind = followDocuments({ ...parts, inTurn, serverContext, contextUnder });

  return {
    /**
     * Executes a command (COM-1). It checks the permissions of the role, validates the data,
     * decides, writes the rows with their audit entry, and updates the live documents. `id` is the
     * idempotency key: one account gets one decision for it, however often it asks (COM-3). `from`
     * is the client address.
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
      if (session === null) return run();
      behind.tellPlan(panel, session);
      return inTurn(turnOf(panel, session), run);
    },

    /**
     * Brings the live documents of one session to the state of its rows, and seals sheets that are
     * signed but not sealed (COM-2).
     */
    reconcile: (panel: PanelId, session: SessionCode): Promise<void> => reconcile(panel, session),

    /**
     * Graceful shutdown: ends the background jobs within `deadline` ms (KEE-31). Returns the late
     * edits that are not in the audit trail yet.
     */
    close: behind.close,

    /**
     * Reconciles every session that is not validated, one after the other, in the background of a
     * server that listens already (COM-2). For a draft it only brings the rows to the plan
     * (SES-17). `tell` gets the progress and stops the job by returning false.
     */
    async reconcileAll(tell: (done: number, of: number) => boolean = () => true): Promise<void> {
      const open = await parts.database.asInstallation(listOpen);
      for (const [done, { panel, session, state }] of open.entries()) {
        if (!tell(done, open.length)) return;
        await (state === 'draft' ? follow(panel, session) : reconcile(panel, session)).catch(
          (problem: unknown) =>
            parts.log('error', 'session-not-reconciled', {
              session,
              problem: describeProblem(problem),
            }),
        );
      }
      tell(open.length, open.length);
    },
  };

  function follow(panel: PanelId, session: SessionCode): Promise<void> {
    return inTurn(turnOf(panel, session), async () => {
      await parts.database.inPanel(panel, (scope) => followPlan(scope, session));
    });
  }

  async function reconcile(panel: PanelId, session: SessionCode): Promise<void> {
    await follow(panel, session);
    const unsealed = await inTurn(turnOf(panel, session), async () => {
      await alignSession(parts, panel, session);
      return findSigned(parts, panel, session);
    });
    for (const key of unsealed)
      await behind
        .sealArrived(panel, key)
        .catch((problem: unknown) =>
          parts.log('error', 'sheet-not-sealed', { ...key, problem: describeProblem(problem) }),
        );
  }
}

/** The issuer of commands of the server itself, without a person. */
const serverOf = (panel: PanelId): Issuer => ({
  user: 'system',
  name: 'server',
  role: 'system',
  panel,
  from: 'server',
});
