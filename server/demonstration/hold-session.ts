import type { PlanValue } from '../../domain/documents/session.document.ts';
import { decideClose } from '../../domain/sessions/decide-state.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import { keepRecord } from '../commands/context/keep-record.ts';
import { changeStateIn } from '../commands/sessions/change-state.ts';
import { createSessionIn } from '../commands/sessions/create-session.ts';
import { showSessionIn } from '../commands/sessions/show-session.ts';
import { validateSessionIn } from '../commands/sessions/validate-session.ts';
import type { PanelScope } from '../database/database.ts';
import { createTasting } from './create-tasting.ts';
import { fillPlan } from './fill-plan.ts';
import type { DemoSession, House } from './house.ts';
import { done, must } from './must.ts';
import { sealSheets } from './seal-sheets.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const REASON = 'Accepted for the record; the oil is tasted again in another session.';

/** Plays one session with the product's own commands: planned, shown, tasted, sealed, closed and validated. */
export async function holdSession(
  house: House,
  scope: PanelScope,
  held: DemoSession,
): Promise<void> {
  const { leader: issuer } = house;
  const shown = Date.parse(held.shownAt);
  const by = (minutes: number) => ({
    issuer,
    at: new Date(shown + minutes * MINUTE).toISOString(),
  });
  const { day: date, training } = held;
  const plans: PlanValue[] = [];
  const planned = held.until === 'planned' ? house.now : shown - DAY;
  const created = new Date(planned).toISOString();
  const session = await createSessionIn(
    { issuer, at: created },
    scope,
    { date, training },
    (doc) => {
      plans.push(fillPlan(house, doc, held));
    },
  );
  if (held.until === 'planned') return;

  const plan = must(plans[0]);
  const tasting = createTasting(house, scope.panel, session, held);
  done(await showSessionIn(by(0), scope, session, plan, tasting.documents));
  await sealSheets(house, scope, date, tasting.sealed());
  await keepCall(house, scope, session, held);
  if (held.until === 'shown') return;

  const close = { command: 'close-session', session, decide: decideClose } as const;
  done(await changeStateIn(by(115), scope, close));
  if (held.until === 'closed') return;

  const judge = (reason: string | null) =>
    validateSessionIn(by(130), scope, {
      session,
      reason,
      maxima: { enMaxDefect: plan.enMaxDefect, enMaxFruity: plan.enMaxFruity },
      exclusions: new Map(),
    });
  const judged = await judge(null);
  done(!judged.ok && judged.code === 'criteria-not-met' ? await judge(REASON) : judged);
}

async function keepCall(
  { tasters }: House,
  scope: PanelScope,
  session: SessionCode,
  { call }: DemoSession,
): Promise<void> {
  if (call === null) return;
  const { issuer } = must(tasters.find(({ id }) => id === call.taster));
  const lit = { at: call.at, reason: 'help' };
  const data = { session, call: 'help' };
  await keepRecord(scope, issuer, { command: 'call-leader', data, after: { call: lit } }, call.at);
}
