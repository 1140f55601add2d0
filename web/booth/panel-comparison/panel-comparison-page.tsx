import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { OwnFigures } from '../../../domain/quality/own-figures.ts';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import { ProblemError, refusalOf } from '../../parts/http/problem-error.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { request } from '../../parts/http/request.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { address } from '../../parts/page/address.ts';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { BoothFooter } from '../frame/booth-footer.tsx';
import { BoothFrame } from '../frame/booth-frame.tsx';
import { NoBooth } from '../frame/no-booth.tsx';
import { ComparisonFigures } from './comparison-figures.tsx';
import { ConfirmSeeingFigures } from './confirm-seeing-figures.tsx';
import * as style from './panel-comparison.css.ts';

/**
 * The query for a taster's own sheets of a session compared with the panel (QUA-33). Null while the
 * figures are released but the taster has not opened them.
 */
const ownFiguresQuery = (user: string, session: number) =>
  queryOptions({
    queryKey: ['evaluations', user, 'figures', session],
    queryFn: async ({ signal }): Promise<OwnFigures | null> => {
      const result = await request('GET /api/evaluations/:session/figures', {
        params: { session: String(session) },
        signal,
      });
      if (result.ok) return result.value.figures;
      throw new ProblemError(result);
    },
  });

/**
 * The page that compares a taster’s own sheets of one session with the medians of the panel
 * (QUA-33).
 */
export function PanelComparisonPage() {
  const { session: text } = useParams({ from: '/intra/booth/evaluations/$session' });
  const session = parseSessionCode(text);
  return session === null ? <NoBooth why="no-page" /> : <Beside session={session} />;
}

function Beside({ session }: { readonly session: number }) {
  const { t } = useLingui();
  const me = useMe();
  const asked = useQuery(ownFiguresQuery(me.user, session));
  // Figures that are not released yet are no error, and an immediate retry does not help (QUA-32).
  const isClosed = asked.isError && refusalOf(asked.error).code === 'own-figures-closed';
  usePageTitle(t`Your sheets beside the panel`);
  return (
    <BoothFrame footer={<BoothFooter />}>
      <div className={style.page}>
        <h1>
          <Trans>Your sheets beside the panel</Trans>
        </h1>
        {isClosed ? (
          <Note kind="info" isLive>
            <RefusalWords refusal={refusalOf(asked.error)} />
          </Note>
        ) : (
          <QueryBoundary query={asked}>
            {(figures) =>
              figures === null ? (
                <ConfirmSeeingFigures session={session} onOpen={() => asked.refetch()} />
              ) : (
                <ComparisonFigures figures={figures} />
              )
            }
          </QueryBoundary>
        )}
        <div>
          <LinkButton href={address('/intra/evaluations')} size="booth" icon={ArrowLeft}>
            {t`Your evaluations`}
          </LinkButton>
        </div>
      </div>
    </BoothFrame>
  );
}
