import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QuarantinedCopyNotes } from '../../live/quarantine/quarantined-copy-notes.tsx';
import { refusalOf } from '../../parts/http/problem-error.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CalibratedLine } from '../calibration/calibrated-line.tsx';
import { BoothAccount } from '../frame/booth-account.tsx';
import { BoothFooter } from '../frame/booth-footer.tsx';
import { BoothFrame } from '../frame/booth-frame.tsx';
import { boothPlace } from '../tray-state/booth-names.ts';
import { TrainingSection } from '../trend/training-section.tsx';
import { evaluationsQuery } from './evaluations-query.ts';
import * as style from './own-evaluations-page.css.ts';
import { PendingSession } from './pending-session.tsx';
import { PerformedList } from './performed-list.tsx';
import { useAgainFirst } from './use-again-first.ts';

/**
 * The page of a taster's own evaluations: the open trays, updated live, and the sheets that were
 * handed in.
 */
export function OwnEvaluationsPage() {
  const { t } = useLingui();
  const me = useMe();
  const [page, setPage] = useState(1);
  const again = useAgainFirst();
  const { data, error, refetch } = useQuery(evaluationsQuery(me, page));
  usePageTitle(t`Your evaluations`);
  const places = (data?.open ?? []).flatMap(({ session }) => boothPlace(me, session) ?? []);
  return (
    <BoothFrame end={<BoothAccount />} footer={<BoothFooter isHome />}>
      <div className={style.page}>
        <div className={style.head}>
          <h1>
            <Trans>Your evaluations</Trans>
          </h1>
          <CalibratedLine />
        </div>
        {error !== null && (
          <Note
            kind="warning"
            isLive
            actions={
              <Button size="booth" onPress={() => void refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <RefusalWords refusal={refusalOf(error)} />
          </Note>
        )}
        <QuarantinedCopyNotes size="booth" names={null} present={null} />
        {data === undefined && error === null && <Skeleton label={t`Loading your list`} />}
        {data !== undefined && places.length === 0 && (
          <div className={style.none} role="status">
            <h2>
              <Trans>Nothing to taste at the moment</Trans>
            </h2>
            <p>
              <Trans>Your tray appears here when the session starts.</Trans>
            </p>
          </div>
        )}
        {again.first(places).map((place) => (
          <PendingSession key={place.session} place={place} onAgain={again.tell} />
        ))}
        {data !== undefined && (
          <PerformedList
            performed={data.performed}
            besidePanel={data.besidePanel}
            figuresAllowed={data.figuresAllowed ?? false}
            running={places.map(({ session }) => session)}
            page={page}
            onPage={setPage}
          />
        )}
        <TrainingSection />
      </div>
    </BoothFrame>
  );
}
