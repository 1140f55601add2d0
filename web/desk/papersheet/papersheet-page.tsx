import { WithLiveSession } from '../../live/session/live-session.tsx';
import { PapersheetScreen } from './papersheet-screen.tsx';

/** Page for the data entry of a sheet that was filled in on paper. */
export function PapersheetPage() {
  return <WithLiveSession>{(live) => <PapersheetScreen live={live} />}</WithLiveSession>;
}
