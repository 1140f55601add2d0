import type { ParsedCommand } from '../../../domain/commands/commands.ts';
import { accept } from '../../../domain/refusal.ts';
import { decideDay } from '../../../domain/sessions/decide-day.ts';
import type { PanelScope } from '../../database/database.ts';
import { judgedBy, sessionsOfDay, verdictsOfDays } from '../../database/sessions/days.ts';
import type { Command, DecidedCommand } from '../context/command-context.ts';

/**
 * Accepts or rejects a tasting day, or re-opens it (SES-16). The verdict is stored in the audit
 * trail, and the latest one counts.
 */
export const judgeDay: Command<'judge-day'> = (context, data) =>
  context.decide((scope) => judgeDayIn(scope, data));

/** Decides the verdict on a tasting day, in a transaction of the caller (SES-16). */
export async function judgeDayIn(
  scope: PanelScope,
  { date, verdict, reason }: ParsedCommand<'judge-day'>,
): Promise<DecidedCommand> {
  const sessions = await sessionsOfDay(scope, [date]);
  const before = (await verdictsOfDays(scope, [date])).get(date);
  const decision = decideDay({ sessions, judged: judgedBy(before, sessions), verdict, reason });
  if (!decision.ok) return decision;
  return accept({
    answer: { date, verdict },
    audited: {
      command: 'judge-day',
      data: { date },
      before: { verdict: before?.verdict ?? null },
      after: { verdict, sessions: sessions.map(({ session }) => session) },
      reason,
    },
  });
}
