import { decideSeeFigures } from '../../../domain/quality/decide-see-figures.ts';
import { accept } from '../../../domain/refusal.ts';
import { refuseFigures } from '../../audit/refuse-figures.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import { figuresSeen, seeFiguresFacts } from '../../database/tasters/read-own-figures.ts';
import type { Command } from '../context/command-context.ts';

/**
 * Shows the panel's figures of a session to a taster, next to their own sheets (QUA-67). It is
 * stored once in the audit trail, so that a sheet re-opened afterwards can be recognised. The
 * answer contains no figure.
 */
export const seeFigures: Command<'see-figures'> = async (context, { session }) => {
  const { taster } = context.actor;
  const by = { issuer: context.issuer, at: new Date(context.at) };
  if (taster === null) return refuseFigures(context.database, by, session);
  const decided = await context.decide(async (scope) => {
    await lockSession(scope, session);
    const decision = decideSeeFigures(await seeFiguresFacts(scope, { taster, session }));
    if (!decision.ok) return decision;
    const seen = (await figuresSeen(scope, session)).some((one) => one.taster === taster);
    const audited = seen ? [] : { command: 'see-figures', data: { session, taster } };
    return accept({ answer: { session }, audited });
  });
  // A refusal rolls back its transaction, so its audit entry needs a transaction of its own.
  return !decided.ok && decided.code === 'own-figures-closed'
    ? refuseFigures(context.database, by, session)
    : decided;
};
