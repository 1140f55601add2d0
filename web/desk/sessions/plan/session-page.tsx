import { useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { parseSessionCode, type SessionCode } from '../../../../domain/words/ids.ts';
import { SessionProblem } from '../../../live/session/session-problem.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { NewSession } from './new-session.tsx';
import { PlanScreen } from './plan-screen.tsx';
import { usePlan } from './use-plan.ts';

/** Plans a new session (no number, or 0), or opens the shared plan of the session its address names. */
export function SessionPage() {
  const code = useParams({ from: '/intra/desk/sessions/{-$code}' }).code ?? '0';
  if (code === '0') return <NewSession />;
  const session = parseSessionCode(code);
  if (session === null) return <SessionProblem />;
  return <PlanOf key={session} session={session} />;
}

function PlanOf({ session }: { readonly session: SessionCode }) {
  const { t } = useLingui();
  const state = usePlan(session);
  if (state.kind === 'ready') return <PlanScreen shared={state.shared} />;
  if (state.kind !== 'loading') return <SessionProblem error={state.error} />;
  return (
    <Page>
      <Skeleton lines={8} label={t`Loading`} />
    </Page>
  );
}
