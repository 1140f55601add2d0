import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import type { ComingPlan, SessionProgress } from '../../../domain/today/today-answers.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { boardHref, planHref } from '../../live/session/board-addresses.ts';
import { SessionStateMark } from '../../parts/sessions/session-state-mark.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../ui/section/section.tsx';
import { dated, list } from './today.css.ts';

/**
 * Side column of the start page: sessions in progress, the next ones, and those judged last (TDY-1,
 * TDY-3).
 */
export function TodaySide(props: {
  /** Next sessions, the earliest first. */
  readonly planned: readonly SessionRow[];
  /** Sessions judged last, the latest first. */
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

/** Number of conditions of a plan that are met. Renders nothing while that is unknown (TDY-3). */
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

/**
 * Progress of a session that is being tasted: the number of signed sheets for each tasting code
 * (TDY-1).
 */
function SessionRunning({ of: { session, codes } }: { readonly of: SessionProgress }) {
  const { t } = useLingui();
  const total = (count: (code: SessionProgress['codes'][number]) => number) =>
    codes.reduce((sum, code) => sum + count(code), 0);
  const signed = total((code) => code.signed);
  const all = total((code) => code.of);
  return (
    <Section
      title={t`In progress: session ${session}`}
      actions={
        <LinkButton href={boardHref(session)} icon={LayoutGrid} size="dense">
          <Trans>Open the board</Trans>
        </LinkButton>
      }
    >
      <Stack gap={3}>
        <Text as="p" tone="muted">
          <Trans>
            {signed} of <Plural value={all} one="# sheet" other="# sheets" /> stored
          </Trans>
        </Text>
        {codes.map((code) => (
          <ProgressBar
            key={code.code}
            label={code.code}
            maxValue={code.of}
            value={code.signed}
            valueText={t`${code.signed} of ${code.of}`}
          />
        ))}
      </Stack>
    </Section>
  );
}
