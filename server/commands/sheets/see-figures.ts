import { decideSeeFigures } from '../../../domain/quality/decide-see-figures.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { figuresSeen, seeFiguresFacts } from '../../database/own-figures.ts';
import { lockSession } from '../../database/sessions.ts';
import type { Command } from '../context/command-context.ts';

/**
 * QUA-32: opens the panel's figures of a session to a taster, beside the own sheets; the audit trail is where it is kept, once,
 * so that a sheet which is opened again afterwards is known for what it is. The answer holds no figure.
 */
export const seeFigures: Command<'see-figures'> = (context, { session }) => {
  const { taster } = context.actor;
  if (taster === null) return Promise.resolve(refuse('not-found'));
  return context.decide(async (scope) => {
    await lockSession(scope, session);
    const facts = await seeFiguresFacts(scope, { taster, session });
    if (facts === null) return refuse('not-found');
    const decision = decideSeeFigures(facts);
    if (!decision.ok) return decision;
    const seen = (await figuresSeen(scope, session)).some((one) => one.taster === taster);
    const told = seen ? [] : { command: 'see-figures', data: { session, taster } };
    return accept({ answer: { session }, told });
  });
};
