import { useParams } from '@tanstack/react-router';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { SessionProblem } from '../../live/session/session-problem.tsx';
import { PlanBoundary } from '../sessions/plan/plan-boundary.tsx';
import { PrintsScreen } from './prints-screen.tsx';

/** Page that prints a session's labels, paper sheets and lists. */
export function PrintsPage() {
  const session = parseSessionCode(useParams({ from: '/intra/desk/labels/$code' }).code);
  if (session === null) return <SessionProblem />;
  return (
    <PlanBoundary key={session} session={session}>
      {(shared) => <PrintsScreen shared={shared} />}
    </PlanBoundary>
  );
}
