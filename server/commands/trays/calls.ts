import { z } from 'zod';
import { trayName } from '../../../domain/documents/document-names.ts';
import {
  callSchema,
  readTray,
  setCall,
  type TrayValue,
} from '../../../domain/documents/tray.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { decideCall } from '../../../domain/sessions/decide-call.ts';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import type { AuditedChange } from '../../audit/decide-recorded.ts';
import { lastAuditedState } from '../../audit/last-audited-state.ts';
import type { PanelScope } from '../../database/database.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { hasOpenAgain } from '../../database/sessions/open-again.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import type { Command, CommandAnswer, CommandContext } from '../context/command-context.ts';

/** Sends a taster's call for the leader, which shows on the board, or withdraws it (SES-13). */
export const callLeader: Command<'call-leader'> = (context, data) => {
  const { taster } = context.actor;
  if (taster === null) return Promise.resolve(refuse('not-found'));
  const read = data.call === 'wrong-glass' && data.read !== undefined ? { read: data.read } : {};
  const call = data.call === null ? null : { at: context.at, reason: data.call, ...read };
  const audited = { command: 'call-leader', data: { ...data, taster } };
  return setTrayCall(context, data.session, taster, call, audited);
};

/** Answers a taster's call, which clears it (SES-13). */
export const answerCall: Command<'answer-call'> = (context, data) =>
  setTrayCall(context, data.session, data.taster, null, { command: 'answer-call', data });

async function setTrayCall(
  context: CommandContext,
  session: SessionCode,
  taster: TasterId,
  call: TrayValue['call'],
  audited: AuditedChange,
): Promise<Result<CommandAnswer>> {
  const { actor, sync, database } = context;
  const { panel } = actor;
  const called = await context.decide(async (scope) => {
    const facts = await lockSession(scope, session);
    if (facts === null) return refuse('not-found');
    const glasses = await listGlasses(scope, session);
    const served = glasses.some((glass) => glass.taster === taster);
    const isOpenAgain = await hasOpenAgain(scope, session, taster);
    const decision = decideCall({
      state: facts.state,
      served,
      isOpenAgain,
      clears: call === null,
    });
    if (!decision.ok) return decision;
    return accept({
      answer: { session, call: call?.reason ?? null },
      audited: { ...audited, after: { call } },
    });
  });
  if (!called.ok) return called;
  // The current call: another person may have answered since, when this is a repeated command.
  const stands = await database.inPanel(panel, (scope) => readCurrentCall(scope, session, taster));
  await sync.change(trayName({ panel, session }, taster), (doc) => {
    const tray = readTray(doc);
    if (!tray.ok || tray.value.call?.at !== stands?.at) setCall(doc, stands);
  });
  return called;
}

const auditedCall = z.object({ call: callSchema.nullable() });

/**
 * Reads a taster's current call from the latest audit entry about it: a call, a withdrawal or an
 * answer (SES-13).
 */
async function readCurrentCall(
  scope: PanelScope,
  session: SessionCode,
  taster: TasterId,
): Promise<TrayValue['call']> {
  const after = await lastAuditedState(scope, ['call-leader', 'answer-call'], { session, taster });
  return after === null ? null : auditedCall.parse(after).call;
}
