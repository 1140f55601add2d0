import { WithLiveSession } from '../../live/session/live-session.tsx';
import type { LiveSession } from '../../live/session/use-board.ts';
import { AssessmentScreen } from './assessment-screen.tsx';
import { ScoresScreen } from './scores-screen.tsx';

/** The assessment of one sample of a session: its class or its scores, how it was reached, and the figures it stands on. */
export function AssessmentPage() {
  return <WithLiveSession>{(live) => <Assessed live={live} />}</WithLiveSession>;
}

function Assessed({ live }: { readonly live: LiveSession }) {
  const { definition } = live.facts;
  return definition.form === 'points' ? (
    <ScoresScreen live={live} definition={definition} />
  ) : (
    <AssessmentScreen live={live} />
  );
}
