import { z } from 'zod';
import { callSchema, type TrayValue } from '../../../domain/documents/tray.document.ts';
import type { SessionCode, TasterId } from '../../../domain/words/ids.ts';
import { lastAuditedState } from '../../audit/last-audited-state.ts';
import type { PanelScope } from '../../database/database.ts';

const told = z.object({ call: callSchema.nullable() });

/**
 * Reads a taster's current call from the latest audit entry about it: a call, a withdrawal or an
 * answer (SES-13).
 */
export async function readCurrentCall(
  scope: PanelScope,
  session: SessionCode,
  taster: TasterId,
): Promise<TrayValue['call']> {
  const after = await lastAuditedState(scope, ['call-leader', 'answer-call'], { session, taster });
  return after === null ? null : told.parse(after).call;
}
