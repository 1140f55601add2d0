import { accept, refuse } from '../../../domain/refusal.ts';
import { decideReopen } from '../../../domain/sheets/decide-reopen.ts';
import { lockSession } from '../../database/sessions.ts';
import { lastSealed, reopenSheet as markReopened } from '../../database/sheets.ts';
import type { Command } from '../context/command-context.ts';

/** EVA-5: opens a sealed sheet to its taster again, unsigned, with a reason; the sealed version stays. */
export const reopenSheet: Command<'reopen-sheet'> = async (context, data) => {
  const { actor, at } = context;
  const { session, taster, code } = data;
  const key = { session, taster, code };
  const reopened = await context.decide(async (scope) => {
    const facts = await lockSession(scope, session);
    if (facts === null) return refuse('not-found');
    const last = await lastSealed(scope, key);
    const decision = decideReopen({ state: facts.state, last });
    if (!decision.ok) return decision;
    const { version } = decision.value;
    const { reason } = data;
    await markReopened(scope, key, { version, at, by: actor.name, reason });
    return accept({
      answer: { session, taster, code, version },
      told: {
        command: 'reopen-sheet',
        data: key,
        before: { version, digest: last?.digest ?? null },
        after: { open: true },
        reason,
      },
    });
  });
  if (!reopened.ok) return reopened;
  await context.align(session, taster);
  context.sendBack(
    (name) =>
      name.kind === 'evaluation' &&
      name.session === session &&
      name.taster === taster &&
      name.code === code,
  );
  return reopened;
};
