import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { decideClose, decideHide } from '../../../domain/sessions/decide-state.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { PanelScope } from '../../database/database.ts';
import { changeSession, lockSession } from '../../database/sessions/sessions.ts';
import type {
  Command,
  CommandAnswer,
  CommandContext,
  CommandIssue,
  DecidedCommand,
} from '../context/command-context.ts';

/** Hides a shown session from its tasters; their marks stay as they are (SES-10). */
export const hideSession: Command<'hide-session'> = (context, data) =>
  changeState(context, 'hide-session', data, decideHide);

/**
 * Closes a session: tasting ends and the trays close. Sheets that arrive later are stored (SES-11).
 */
export const closeSession: Command<'close-session'> = (context, data) =>
  changeState(context, 'close-session', data, decideClose);

async function changeState(
  context: CommandContext,
  command: StateChange['command'],
  { session }: { readonly session: SessionCode },
  decide: StateChange['decide'],
): Promise<Result<CommandAnswer>> {
  const changed = await context.decide((scope) =>
    changeStateIn(context, scope, { command, session, decide }),
  );
  if (changed.ok) await context.align(session);
  return changed;
}

/** A change of a session's state: the command, the session and the rule that decides it. */
export type StateChange = {
  readonly command: 'hide-session' | 'close-session';
  readonly session: SessionCode;
  readonly decide: (state: SessionState) => Result<SessionState>;
};

/** Writes the rows of a change of state, in a transaction of the caller. */
export async function changeStateIn(
  { at }: Pick<CommandIssue, 'at'>,
  scope: PanelScope,
  { command, session, decide }: StateChange,
): Promise<DecidedCommand> {
  const now = await lockSession(scope, session);
  if (now === null) return refuse('not-found');
  const decision = decide(now.state);
  if (!decision.ok) return decision;
  const state = decision.value;
  const answer = { session, state };
  const { state: before } = now;
  if (state === before) return accept({ answer, audited: [] });
  const closed = state === 'closed' ? { closedAt: at } : {};
  await changeSession(scope, session, { state, ...closed });
  return accept({
    answer,
    audited: { command, data: { session }, before: { state: before }, after: { state } },
  });
}
