import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { ComingPlan, SessionProgress } from '../../../domain/today/today-answers.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { boardHref, planHref } from '../../live/session/board-addresses.ts';
import { SessionStateMark } from '../../parts/sessions/session-state-mark.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { SessionRunning } from './session-running.tsx';
import { dated, list } from './today.css.ts';

/** TDY-1, TDY-3: the sessions in progress and how far they are, the next ones, and those judged last. */
export function TodaySide(props: {
  /** The next ones, the soonest first. */
  readonly planned: readonly SessionRow[];
  /** Those judged last, the last first. */
  readonly judged: readonly SessionRow[];
  readonly today: {
    readonly progress: readonly SessionProgress[];
    readonly coming: readonly ComingPlan[];
  };
}) {
  const { planned, judged, today } = props;
  const { progress } = today;
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      {progress.length === 0 ? (
        <Section title={t`In progress`}>
          <Text as="p" tone="muted">
            <Trans>No session is in progress.</Trans>
          </Text>
        </Section>
      ) : (
        progress.map((one) => <SessionRunning key={one.session} of={one} />)
      )}
      <Sessions title={t`Coming`} rows={planned} hrefOf={planHref} plans={today.coming} />
      <Sessions title={t`Recently validated`} rows={judged} hrefOf={boardHref} />
    </Stack>
  );
}

function Sessions(props: {
  readonly title: string;
  readonly rows: readonly SessionRow[];
  readonly hrefOf: (session: number) => string;
  readonly plans?: readonly ComingPlan[];
}) {
  const { title, rows, hrefOf, plans = [] } = props;
  const { t } = useLingui();
  const write = useFormat();
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={list}>
        {rows.map(({ session, date, state, training, samples, validationReason }) => (
          <li className={dated} key={session}>
            <Text tone="muted">{write.day(date)}</Text>
            <Stack gap={1}>
              <Link href={hrefOf(session)} strong={state === 'draft'}>
                <Trans>Session {session}</Trans>
              </Link>
              {training ? (
                <Text tone="muted">{t`Training`}</Text>
              ) : state === 'draft' && samples === 0 ? (
                <Text tone="muted">{t`No sample yet`}</Text>
              ) : state === 'draft' ? (
                <Conditions plan={plans.find((plan) => plan.session === session)} />
              ) : (
                <SessionStateMark state={state} against={validationReason} />
              )}
            </Stack>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** TDY-3: how many conditions of a plan are met; nothing where that is not known. */
function Conditions({ plan }: { readonly plan: ComingPlan | undefined }) {
  if (plan === undefined || plan.of === 0) return null;
  const { met, of } = plan;
  return (
    <Text tone="muted">
      <Trans>
        {met} of {of} conditions met
      </Trans>
    </Text>
  );
}
