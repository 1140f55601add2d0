import { WithLiveSession } from '../../live/session/live-session.tsx';
import { SheetsScreen } from './sheets-screen.tsx';

/** The tasters' evaluations of one sample of a session. */
export function SheetsPage() {
  return <WithLiveSession>{(live) => <SheetsScreen live={live} />}</WithLiveSession>;
}
