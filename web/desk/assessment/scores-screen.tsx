import { Trans, useLingui } from '@lingui/react/macro';
import { assessmentNotes } from '../../../domain/documents/assessment.document.ts';
import { notesName } from '../../../domain/documents/document-names.ts';
import type { SampleScores } from '../../../domain/results/sample-scores.ts';
import type { PointsSheet } from '../../../domain/sheets/definition/sheet-definition.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useDocument } from '../../live/pool/use-document.tsx';
import {
  assessmentHref,
  boardHref,
  pointsHref,
  sheetsHref,
} from '../../live/session/board-addresses.ts';
import { boardCounts } from '../../live/session/board-counts.ts';
import { notesOf } from '../../live/session/board-facts.ts';
import { samplesOf } from '../../live/session/board-names.ts';
import { NoSuchSample } from '../../live/session/no-such-sample.tsx';
import { ReplicateChoice } from '../../live/session/replicate-choice.tsx';
import { SampleSteps } from '../../live/session/sample-steps.tsx';
import { SessionActs } from '../../live/session/session-acts.tsx';
import { ClosedCriteria } from '../../live/session/unmet-criteria.tsx';
import type { LiveSession } from '../../live/session/use-board.ts';
import { useChosenSample } from '../../live/session/use-chosen-sample.ts';
import { useFiguresTitle } from '../../live/session/use-figures-title.ts';
import { useJudgements } from '../../live/session/use-judgements.ts';
import { useJudgingSettings } from '../../live/session/use-judging-settings.ts';
import { useNow } from '../../live/session/use-now.ts';
import { sampleCode, useRegisters } from '../../live/session/use-registers.ts';
import { useUnmetCriteria } from '../../live/session/use-unmet-criteria.ts';
import { verdict } from '../../parts/figures/verdict.css.ts';
import { SharedText } from '../../parts/forms/shared-text.tsx';
import { address } from '../../parts/page/address.ts';
import { useCrumbs } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { useMedalWords } from '../../parts/points/use-medal-words.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Split } from '../../ui/split/split.tsx';
import { top } from './assessment.css.ts';
import { SheetLinks } from './assessment-figures.tsx';
import { CodesLine } from './codes-line.tsx';
import { ExcludedList } from './excluded-list.tsx';
import { ReportLink } from './report-link.tsx';
import { ScoresFigures } from './scores-figures.tsx';

/**
 * The screen of one sample scored with points: total, medal and place above, the parts below
 * (SHT-6).
 */
export function ScoresScreen({
  live,
  definition,
}: {
  readonly live: LiveSession;
  readonly definition: PointsSheet;
}) {
  const { facts, record } = live;
  const { plan } = facts;
  const { session } = record;
  const { t } = useLingui();
  const titleOf = useFiguresTitle();
  const write = useFormat();
  const now = useNow(30_000);
  const registers = useRegisters(samplesOf(plan), plan.tasters);
  const settings = useJudgingSettings(record);
  const judged = useJudgements(facts, record, settings);
  const codeOf = (sample: string) => sampleCode(registers, sample);
  const failed = useUnmetCriteria(record, judged, codeOf, settings);
  const chosen = useChosenSample(plan);
  const notes = useDocument(chosen === null ? null : notesName(facts.place, chosen.sample));
  const name = chosen === null ? '' : sampleCode(registers, chosen.sample);
  const medals = useMedalWords();
  usePageTitle(chosen === null ? t`Session ${session}` : t`Assessment of ${name}`);
  useCrumbs([
    { label: t`Assessments`, href: address('/intra/assessments/summary') },
    { label: String(session), href: boardHref(session) },
    { label: name },
  ]);
  const shown = judged.entries.find(({ entry }) => entry.id === chosen?.entry.id);
  if (chosen === null || shown === undefined) return <NoSuchSample record={record} />;
  const { gate, scored, entry } = shown;
  const counts = boardCounts(facts, now);
  const title = titleOf(plan, entry);
  const stored = record.scores.find(
    (row) => row.sample.id === entry.sample && row.replicate === entry.replicate,
  );
  const doc = notes?.handle.doc ?? null;
  const isReadOnly = record.state === 'validated' || notes?.status.scope === 'readonly';
  return (
    <Page>
      <PageHeader
        above={<CodesLine session={session} plan={plan} entries={[entry]} />}
        title={name}
        actions={
          <>
            <SampleSteps
              chosen={chosen}
              registers={registers}
              hrefOf={(sample) => assessmentHref(session, sample)}
            />
            <ReportLink record={record} sample={chosen.sample} />
            <SessionActs
              record={record}
              sealed={counts.unknown > 0 ? null : counts.sealed}
              sheets={counts.sheets}
              failed={failed}
              assessment={null}
            />
          </>
        }
      />
      <ClosedCriteria record={record} failed={failed} sample={name} />
      {scored?.scores == null ? null : <ScoresHead scores={scored.scores} />}
      <Split
        sideWidth={332}
        from="wide"
        sideLabel={t`Exclusions, notes`}
        side={
          <Stack gap={6}>
            {stored === undefined ? null : (
              <Section title={t`Stored result`} level={3}>
                <DefinitionList
                  layout="sum"
                  items={[
                    { term: t`Total`, value: write.two(stored.scores.total.score) },
                    { term: t`Medal`, value: medals(stored.scores.medal) },
                    { term: t`Validated`, value: write.instant(stored.validatedAt) },
                    { term: t`By`, value: stored.validatedBy },
                  ]}
                />
              </Section>
            )}
            <Section title={t`Sheets left out`} level={3}>
              <ExcludedList judged={shown} registers={registers} doc={isReadOnly ? null : doc} />
            </Section>
            {doc === null ? null : (
              <SharedText
                label={t`Notes`}
                doc={doc}
                text={assessmentNotes(doc)}
                value={notesOf(facts, entry.sample)?.notes ?? ''}
                place="notes"
                presence={undefined}
                isReadOnly={isReadOnly}
              />
            )}
          </Stack>
        }
      >
        <Section
          title={title}
          actions={
            <ReplicateChoice
              chosen={chosen}
              hrefOf={(replicate) => assessmentHref(session, chosen.sample, replicate)}
            />
          }
        >
          {gate.kind === 'unknown' || settings === null ? (
            <Skeleton lines={6} label={t`Loading`} />
          ) : gate.kind !== 'open' ? (
            <Note kind="info" title={t`Results are hidden`}>
              <Trans>
                {shown.sealed} of {shown.expected} sheets stored. Results open when all are, or at 8
                on the board.
              </Trans>
            </Note>
          ) : scored?.scores == null ? (
            scored?.counted.length === 0 ? (
              <Note kind="info" title={t`No valid sheet`}>
                <Trans>Nothing to compute from.</Trans>
              </Note>
            ) : (
              <Skeleton lines={6} label={t`Computing`} />
            )
          ) : (
            <Stack gap={3}>
              <ScoresFigures
                label={title}
                scores={scored.scores}
                points={scored.counted}
                excluded={scored.excluded}
                definition={definition}
                settings={settings}
              />
              <Inline gap={1} justify="end">
                <SheetLinks
                  count={scored.counted.length}
                  sheets={sheetsHref(session, entry.sample, entry.replicate)}
                  file={pointsHref(session)}
                  name="points_long.csv"
                />
              </Inline>
            </Stack>
          )}
        </Section>
      </Split>
    </Page>
  );
}

/** The header of a scored sample: total, medal and place (SHT-6). It states no class. */
function ScoresHead({ scores }: { readonly scores: SampleScores }) {
  const { t } = useLingui();
  const write = useFormat();
  const medals = useMedalWords();
  const { total, rank, ranked, n, isTied } = scores;
  const { maximum } = total;
  const score = write.number(total.score, Number.isInteger(total.score) ? 0 : 2);
  const how = { median: t`median`, mean: t`mean`, trimmedMean: t`trimmed mean` }[scores.how];
  return (
    <div className={top}>
      <div>
        <Text tone="caption" as="p">
          <Trans>Scored on {maximum} points</Trans>
        </Text>
        <p className={verdict}>{score}</p>
        <Text tone="muted" as="p">
          {medals(scores.medal)}
        </Text>
      </div>
      <DefinitionList
        layout="sum"
        items={[
          {
            term: t`Place`,
            value: isTied ? t`${rank} of ${ranked}, shared` : t`${rank} of ${ranked}`,
          },
          ...scores.parts.map(({ key, score: points, maximum: most }) => {
            const written = write.number(points, Number.isInteger(points) ? 0 : 2);
            return { term: t`Part ${key}`, value: t`${written} of ${most}` };
          }),
        ]}
      />
      <DefinitionList
        layout="sum"
        items={[
          { term: t`Valid sheets`, value: String(n) },
          { term: t`Scores put together by`, value: how },
        ]}
      />
    </div>
  );
}
