import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import {
  meanDistance,
  type PanelTraining,
  type TrainedLine,
  trainedLines,
} from '../../../../domain/training/training-history.ts';
import { isAttributeKey } from '../../../../domain/words/attributes.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { ask, refusalOf } from '../../../parts/http/problem-error.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { RefusalWords } from '../../../parts/messages/refusal-note.tsx';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs } from '../../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { type TrainedSession, TrainingChart } from './training-chart.tsx';
import * as css from './training-page.css.ts';

const ALL = 'all';

/**
 * The page of training progress: the distance of panel medians and tasters from the targets
 * (TRN-10). No quality index includes it.
 */
export function TrainingPage() {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['quality', 'training'],
    queryFn: ({ signal }) => ask('GET /api/quality/training', { signal }),
  });
  usePageTitle(t`Training`);
  useCrumbs([{ label: t`Quality`, href: address('/intra/quality') }, { label: t`Training` }]);
  return (
    <Page>
      <PageHeader
        title={t`Training`}
        lede={t`How far from targets. No index, category or competence uses it.`}
      />
      {error !== null && (
        <Note kind="error">
          <RefusalWords refusal={refusalOf(error)} />
        </Note>
      )}
      {data === undefined && error === null && <Skeleton label={t`Training`} />}
      {data !== undefined && data.sessions.length === 0 && (
        <EmptyState title={t`No training with targets yet`}>
          <Trans>Plan a training with targets; it appears after tasting.</Trans>
        </EmptyState>
      )}
      {data !== undefined && data.sessions.length > 0 && <Trained training={data} />}
    </Page>
  );
}

function Trained({ training }: { readonly training: PanelTraining }) {
  const { t } = useLingui();
  const names = useSheetNames();
  const navigate = useNavigate();
  const { history } = useRouter();
  const search = useSearch({ from: '/intra/desk/quality/training' });
  const { tasters, sessions } = training;
  const of = search.attribute ?? ALL;
  const chosen = tasters.find(({ code }) => code === search.taster);
  const ofPanel = sessions.map(({ panel, ...rest }) => ({ ...rest, lines: panel }));
  const ofTaster = (id: string) =>
    sessions.map(({ session, date, tasters: own }) => ({
      session,
      date,
      lines: own.find(({ taster }) => taster === id)?.lines ?? [],
    }));
  const go = (change: { taster?: string | undefined; attribute?: string | undefined }) => {
    const { taster, attribute } = { ...search, ...change };
    void navigate({
      to: '/intra/quality/training',
      search: {
        ...(taster === undefined ? {} : { taster }),
        ...(isAttributeKey(attribute) ? { attribute } : {}),
      },
    });
  };
  return (
    <Stack gap={6}>
      <div className={css.choices}>
        <Select
          label={t`Line of the sheet`}
          value={of}
          options={[
            { id: ALL, label: t`All lines` },
            ...trainedLines(ofPanel).map((key) => ({ id: key, label: names.label(key) })),
          ]}
          onChange={(id) => go({ attribute: id === ALL ? undefined : id })}
        />
        <Select
          label={t`Taster`}
          value={chosen?.code ?? ALL}
          options={[
            { id: ALL, label: t`All tasters` },
            ...tasters.map(({ code, name }) => ({ id: code, label: `${code} ${name}` })),
          ]}
          onChange={(id) => go({ taster: id === ALL ? undefined : id })}
        />
      </div>
      <TrainingChart
        title={t`Panel’s median: mean distance from range, mm`}
        sessions={ofPanel}
        of={of}
        onOpen={(href) => history.push(href)}
      />
      {chosen === undefined ? (
        <TrainedTasters tasters={tasters} of={of} sessionsOf={ofTaster} />
      ) : (
        <TrainingChart
          title={t`${chosen.code} ${chosen.name}: mean distance from range, mm`}
          sessions={ofTaster(chosen.id)}
          of={of}
          onOpen={(href) => history.push(href)}
        />
      )}
    </Stack>
  );
}

/**
 * The table of tasters in training sessions: how many, and the first and the newest mean distance,
 * in mm (TRN-10).
 */
function TrainedTasters(props: {
  readonly tasters: PanelTraining['tasters'];
  readonly of: TrainedLine;
  readonly sessionsOf: (taster: string) => readonly TrainedSession[];
}) {
  const { tasters, of, sessionsOf } = props;
  const { t } = useLingui();
  const write = useFormat();
  const mm = (value: number | undefined) => (value === undefined ? '–' : write.two(value));
  const rows = tasters.map((taster) => {
    const means = sessionsOf(taster.id).flatMap(({ lines }) => meanDistance(lines, of) ?? []);
    return { ...taster, count: means.length, first: means.at(0), newest: means.at(-1) };
  });
  return (
    <Section title={t`Tasters, mean distance from the range, mm`}>
      <FigureTable
        label={t`Tasters, mean distance from the range, mm`}
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'taster',
            header: t`Taster`,
            isRowHeader: true,
            cell: ({ code, name }) => `${code} ${name}`,
          },
          { id: 'count', header: t`Trainings`, align: 'end', cell: ({ count }) => count },
          { id: 'first', header: t`First`, align: 'end', cell: ({ first }) => mm(first) },
          { id: 'newest', header: t`Newest`, align: 'end', cell: ({ newest }) => mm(newest) },
        ]}
      />
    </Section>
  );
}
