import { useParams } from '@tanstack/react-router';
import { parseSessionCode } from '../../../../domain/words/ids.ts';
import { SessionProblem } from '../../../live/session/session-problem.tsx';
import { NewSession } from './new-session.tsx';
import { PlanBoundary } from './plan-boundary.tsx';
import { PlanScreen } from './plan-screen.tsx';

/**
 * The page of a session's plan: a form for a new session (no number, or 0), or the shared plan of
 * the session in the address.
 */
export function SessionPage() {
  const code = useParams({ from: '/intra/desk/sessions/{-$code}' }).code ?? '0';
  if (code === '0') return <NewSession />;
  const session = parseSessionCode(code);
  if (session === null) return <SessionProblem />;
  return (
    <PlanBoundary key={session} session={session}>
      {(shared) => <PlanScreen shared={shared} />}
    </PlanBoundary>
  );
}
