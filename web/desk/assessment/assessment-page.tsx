import { WithLiveSession } from '../../live/session/live-session.tsx';
import type { LiveSession } from '../../live/session/use-board.ts';
import { AssessmentScreen } from './assessment-screen.tsx';
import { ScoresScreen } from './scores-screen.tsx';

/**
 * The page of the assessment of one sample in a session: its class or scores, their derivation and
 * the figures.
 */
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
