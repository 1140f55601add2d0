import { WithLiveSession } from '../../live/session/live-session.tsx';
import { AssessmentScreen } from './assessment-screen.tsx';

/** The assessment of one sample of a session: its class, how it was reached, and the figures it stands on. */
export function AssessmentPage() {
  return <WithLiveSession>{(live) => <AssessmentScreen live={live} />}</WithLiveSession>;
}
