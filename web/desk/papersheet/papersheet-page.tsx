import { WithLiveSession } from '../../live/session/live-session.tsx';
import { PapersheetScreen } from './papersheet-screen.tsx';

/** The page on which a sheet that was filled in on paper is keyed in. */
export function PapersheetPage() {
  return <WithLiveSession>{(live) => <PapersheetScreen live={live} />}</WithLiveSession>;
}
