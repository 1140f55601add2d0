import { Trans, useLingui } from '@lingui/react/macro';
import { CloudCheck, CloudOff, LoaderCircle } from 'lucide-react';
import type { WatchClose } from '../../domain/watching/watch-closes.ts';
import type { Watched } from '../../domain/watching/watched-session.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useNow } from '../live/session/use-now.ts';
import { usePageTitle } from '../parts/page/use-page-title.ts';
import { useWakeLock } from '../parts/page/use-wake-lock.ts';
import { BrandMark } from '../ui/brand-mark/brand-mark.tsx';
import type { WallState } from './follow-wall.ts';
import { useWall } from './use-wall.ts';
import * as styles from './wall.css.ts';
import { WallRow } from './wall-row.tsx';

/** A day in ms: an older timestamp is shown with its date. */
const DAY = 86_400_000;

/**
 * Wall display of a session: a read-only page for a screen in the room (LIV-10 to LIV-13). It shows
 * who is tasting and who has finished.
 */
export function WallPage() {
  const { t } = useLingui();
  const write = useFormat();
  const state = useWall();
  const now = useNow(1_000);
  const [time = '', half = ''] = write.clock(now).split(' ');
  useWakeLock();
  const watched = state.kind === 'following' || state.kind === 'lost' ? state.watched : null;
  const session = watched?.session ?? null;
  const number = session?.session ?? 0;
  usePageTitle(session === null ? t`In the room` : t`Session ${number}, in the room`);
  return (
    <div className={styles.wall}>
      <header className={styles.head}>
        <div className={styles.grow}>
          <p className={styles.panel}>{session?.panel ?? ''}</p>
          <h1 className={styles.title}>
            {session === null ? <Trans>In the room</Trans> : <SessionWords session={session} />}
          </h1>
        </div>
        <span className={styles.clock}>
          {time}
          {half !== '' && <small className={styles.half}>{half}</small>}
        </span>
      </header>
      <main className={styles.main}>
        <WallBody state={state} />
      </main>
      <footer className={styles.foot}>
        <BrandMark size={32} word="Verdial" />
        <span className={styles.grow}>
          {session?.state === 'running' && <Trans>Please keep quiet, and no scents.</Trans>}
        </span>
        <Standing state={state} now={now} />
      </footer>
    </div>
  );
}

function SessionWords({ session: { session, state } }: Pick<Watched, 'session'>) {
  switch (state) {
    case 'before':
      return <Trans>Session {session} is being prepared</Trans>;
    case 'running':
      return <Trans>Session {session} is being tasted</Trans>;
    case 'paused':
      return <Trans>Session {session} is paused</Trans>;
    case 'done':
      return <Trans>The tasting of session {session} is over</Trans>;
  }
}

function WallBody({ state }: { readonly state: WallState }) {
  if (state.kind === 'closed') return <WallClosed reason={state.reason} />;
  const watched = state.kind === 'connecting' ? null : state.watched;
  if (watched === null)
    return (
      <div className={styles.middle}>
        {state.kind === 'lost' && (
          <>
            <p className={styles.strong}>
              <Trans>This screen is not connected</Trans>
            </p>
            <p className={styles.plain}>
              <Trans>The names return with the connection.</Trans>
            </p>
          </>
        )}
      </div>
    );
  const { tasters } = watched;
  if (tasters.length === 0)
    return (
      <div className={styles.middle}>
        <p className={styles.plain}>
          <Trans>The names appear when the tasting starts.</Trans>
        </p>
      </div>
    );
  const rows = Math.max(4, Math.ceil(tasters.length / 2));
  return (
    <ul className={styles.room} style={{ '--rows': rows }}>
      {tasters.map((taster, place) => (
        <WallRow
          // biome-ignore lint/suspicious/noArrayIndexKey: names keep their order, and two may be alike.
          key={place}
          taster={taster}
          isKnown={state.kind === 'following'}
          isLast={(place + 1) % rows === 0 || place === tasters.length - 1}
        />
      ))}
    </ul>
  );
}

function Standing({ state, now }: { readonly state: WallState; readonly now: number }) {
  const write = useFormat();
  switch (state.kind) {
    case 'connecting':
      return (
        <span className={styles.standing.good} role="status">
          <LoaderCircle aria-hidden className={styles.small} />
          <Trans>Connecting</Trans>
        </span>
      );
    case 'following':
      return (
        <span className={styles.standing.good} role="status">
          <CloudCheck aria-hidden className={styles.small} />
          <Trans>Following the session</Trans>
        </span>
      );
    case 'lost': {
      const iso = new Date(state.since).toISOString();
      const written = now - state.since < DAY ? write.clock(iso) : write.instant(iso);
      return (
        <span className={styles.standing.lost} role="status">
          <CloudOff aria-hidden className={styles.small} />
          <Trans>Not following since {written}</Trans>
        </span>
      );
    }
    case 'closed':
      return null;
  }
}

/** Message of a wall display that the server closed: the reason, without names (LIV-28). */
function WallClosed({ reason }: { readonly reason: WatchClose | null }) {
  return (
    <div className={styles.middle} role="alert">
      <p className={styles.strong}>
        <Trans>This screen is no longer connected</Trans>
      </p>
      <p className={styles.plain}>
        <Why reason={reason} />
      </p>
    </div>
  );
}

function Why({ reason }: { readonly reason: WatchClose | null }) {
  switch (reason) {
    case 'key-revoked':
      return <Trans>The leader revoked its key.</Trans>;
    case 'key-ended':
      return <Trans>Its key has expired: ask the leader for another.</Trans>;
    case 'out-of-reach':
      return <Trans>No such session, or the key is for another.</Trans>;
    default:
      return <Trans>No valid key in its address: ask the leader.</Trans>;
  }
}
