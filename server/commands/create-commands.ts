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

/** What is decided once. */
export type Commands = ReturnType<typeof createCommands>;

/** Builds the commands of one server process, and seals signed sheets as they arrive. */
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
      if (session === null) return run();
      behind.tellPlan(panel, session);
      return inTurn(turnOf(panel, session), run);
    },

    /** COM-2: brings the documents of one session to what its rows say, and seals what came signed and was not sealed. */
    reconcile: (panel: PanelId, session: SessionCode): Promise<void> => reconcile(panel, session),

    /** KEE-31: ends what is done behind, within `deadline` ms, and answers the late edits that are not in the trail yet. */
    close: behind.close,

    /**
     * COM-2: the same for every session that has begun and is not validated, and SES-17 for those that have not, one after the other, behind a server that
     * listens already; `tell` hears how many are done of how many, and ends it by answering false.
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

/** The server itself, where no person gives a command. */
const serverOf = (panel: PanelId): Issuer => ({
  user: 'system',
  name: 'server',
  role: 'system',
  panel,
  from: 'server',
});
