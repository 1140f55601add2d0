import type { PlanValue } from '../../domain/documents/session.document.ts';
import { accept, type Result } from '../../domain/refusal.ts';
import { decideClose } from '../../domain/sessions/decide-state.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import { appendAudits } from '../audit/append-audit.ts';
import { keepDecision, type Recorded } from '../audit/decide-recorded.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { changeStateIn } from '../commands/sessions/change-state.ts';
import { createSessionIn } from '../commands/sessions/create-session.ts';
import { judgeDayIn } from '../commands/sessions/judge-day.ts';
import { showSessionIn } from '../commands/sessions/show-session.ts';
import { validateSessionIn } from '../commands/sessions/validate-session.ts';
import type { PanelScope } from '../database/database.ts';
import { insertSheets, type NewSheet } from '../database/sheets/sheets.ts';
import { noteLastSession } from '../database/tasters/tasters.ts';
import { createTasting } from './create-tasting.ts';
import type { DemoPanel, DemoSession } from './demo-panel.ts';
import { fillPlan } from './fill-plan.ts';
import { done, must } from './must.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REASON = 'Accepted for the record; the oil is tasted again in another session.';

/**
 * Simulates one session with the product's own commands: planned, shown, tasted, sealed, closed,
 * validated and accepted.
 */
export async function holdSession(
  demo: DemoPanel,
  scope: PanelScope,
  held: DemoSession,
): Promise<void> {
  const { leader: issuer } = demo;
  const shown = Date.parse(held.shownAt);
  const by = (minutes: number) => {
    const at = new Date(shown + minutes * MINUTE);
    return {
      issuer,
      at: at.toISOString(),
      keep: <Value>(decision: Result<Recorded<Value>>) =>
        keepDecision(trailOf(demo, scope.trx), { issuer, at }, decision),
    };
  };
  const { day: date, training } = held;
  const plans: PlanValue[] = [];
  const planned = held.until === 'planned' ? demo.now : shown - DAY;
  const created = await createSessionIn({ issuer }, scope, { date, training }, (doc) => {
    plans.push(fillPlan(demo, doc, held));
  });
  const { session } = done(
    await keepDecision(trailOf(demo, scope.trx), { issuer, at: new Date(planned) }, created),
  );
  if (held.until === 'planned') return;

  const plan = must(plans[0]);
  const tasting = createTasting(demo, scope.panel, session, held);
  const show = by(0);
  done(await show.keep(await showSessionIn(show, scope, session, plan, tasting.documents)));
  await sealSheets(demo, scope, date, tasting.sealed());
  await keepCall(demo, scope, session, held);
  if (held.until === 'shown') return;

  const close = by(115);
  const closing = { command: 'close-session', session, decide: decideClose } as const;
  done(await close.keep(await changeStateIn(close, scope, closing)));
  if (held.until === 'closed') return;

  const validate = by(130);
  const judge = async (reason: string | null) =>
    validate.keep(
      await validateSessionIn(validate, scope, { session, reason, plan, exclusions: new Map() }),
    );
  const judged = await judge(null);
  done(!judged.ok && judged.code === 'criteria-not-met' ? await judge(REASON) : judged);
  if (held.until === 'validated') return;

  const verdict = { date, verdict: 'accepted', reason: null } as const;
  done(await by(140).keep(await judgeDayIn(scope, verdict)));
}

async function keepCall(
  demo: DemoPanel,
  scope: PanelScope,
  session: SessionCode,
  { call }: DemoSession,
): Promise<void> {
  if (call === null) return;
  const { issuer } = must(demo.tasters.find(({ id }) => id === call.taster));
  const lit = { at: call.at, reason: 'help' };
  const data = { session, taster: call.taster, call: 'help' };
  const audited = { command: 'call-leader', data, after: { call: lit } };
  const by = { issuer, at: new Date(call.at) };
  await keepDecision(trailOf(demo, scope.trx), by, accept({ answer: null, audited }));
}

/**
 * Stores the sealed sheets of a session and their entries in the audit trail, as if they were
 * sealed one by one.
 */
async function sealSheets(
  demo: DemoPanel,
  scope: PanelScope,
  date: string,
  sheets: readonly NewSheet[],
): Promise<void> {
  await insertSheets(scope, sheets);
  await noteLastSession(scope, [...new Set(sheets.map(({ taster }) => taster))], date);
  const entries = sheets.map(
    ({ session, taster, code, version, late, valid, digest, sealedAt }) => {
      const { user, ...issuer } = must(demo.tasters.find(({ id }) => id === taster)).issuer;
      return {
        at: new Date(sealedAt),
        entry: {
          ...issuer,
          actor: user,
          command: 'seal-sheet',
          data: { session, taster, code },
          before: { version: null },
          after: { version, late, valid, digest },
        },
      };
    },
  );
  await appendAudits(trailOf(demo, scope.trx), scope.panel, entries);
}
