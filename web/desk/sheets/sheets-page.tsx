import { WithLiveSession } from '../../live/session/live-session.tsx';
import { SheetsScreen } from './sheets-screen.tsx';

/** Page of the tasters' evaluations of one sample of a session. */
export function SheetsPage() {
  return <WithLiveSession>{(live) => <SheetsScreen live={live} />}</WithLiveSession>;
}
