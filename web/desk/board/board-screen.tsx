import { Trans, useLingui } from '@lingui/react/macro';
import { Download, MonitorPlay } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { EntryId } from '../../../domain/words/ids.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { usePresence } from '../../live/pool/use-presence.ts';
import { AgainstCriteriaNote } from '../../live/session/against-criteria-note.tsx';
import {
  assessmentHref,
  marksHref,
  papersheetHref,
  pointsHref,
  sheetsHref,
} from '../../live/session/board-addresses.ts';
import { BoardConfirms, type BoardQuestion } from '../../live/session/board-confirms.tsx';
import { boardCounts } from '../../live/session/board-counts.ts';
import { samplesOf, sharedCode } from '../../live/session/board-names.ts';
import { ConductNote } from '../../live/session/conduct-note.tsx';
import { InvalidatedNote } from '../../live/session/invalidated-note.tsx';
import { isServedOnce } from '../../live/session/is-served-once.ts';
import { LateNote } from '../../live/session/late-note.tsx';
import { PlanRepeat } from '../../live/session/plan-repeat.tsx';
import { SessionActs } from '../../live/session/session-acts.tsx';
import { storedRow } from '../../live/session/stored-row.ts';
import { UnconfirmedNote } from '../../live/session/unconfirmed-note.tsx';
import { ClosedCriteria } from '../../live/session/unmet-criteria.tsx';
import type { LiveSession } from '../../live/session/use-board.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { useJudgements } from '../../live/session/use-judgements.ts';
import { useJudgingSettings } from '../../live/session/use-judging-settings.ts';
import { useNow } from '../../live/session/use-now.ts';
import { sampleCode, useRegisters } from '../../live/session/use-registers.ts';
import { useUnmetCriteria } from '../../live/session/use-unmet-criteria.ts';
import { address } from '../../parts/page/address.ts';
import { useCrumbs, usePeople } from '../../parts/page/crumbs.tsx';
import { usePageTitle } from '../../parts/page/use-page-title.ts';
import { KeyMade } from '../../parts/watching/key-made.tsx';
import type { MadeKey } from '../../parts/watching/made-key.ts';
import { NewWatchKey } from '../../parts/watching/new-watch-key.tsx';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Split } from '../../ui/split/split.tsx';
import { flush } from './board.css.ts';
import { BoardGrid } from './board-grid.tsx';
import { GlassPanel } from './glass-panel.tsx';
import { hasEnded } from './has-ended.ts';
import { useFacts } from './use-facts.tsx';
import { SaveWorkbook } from './workbook/save-workbook.tsx';

/**
 * The live board of a session: its facts and actions, the grid, and the details of the chosen
 * glass.
 */
export function BoardScreen({ live }: { readonly live: LiveSession }) {
  const { facts, record, me, planHandle } = live;
  const { plan } = facts;
  const session = record.session;
  const { t } = useLingui();
  const write = useFormat();
  const now = useNow(1_000);
  const calls = [...facts.trays.values()].map(({ value }) => value?.call?.at ?? '');
  const give = useDeskCommand(calls.join());
  const registers = useRegisters(samplesOf(plan), plan.tasters);
  const settings = useJudgingSettings(record);
  const judged = useJudgements(facts, record, settings);
  const { others, setPlace } = usePresence(planHandle, me);
  const [chosen, setChosen] = useState<EntryId | null>(null);
  const [question, setQuestion] = useState<BoardQuestion | null>(null);
  const shown = judged.entries.find(({ entry }) => entry.id === chosen) ?? null;
  const code = shown === null ? null : (sharedCode(plan, shown.entry) ?? t`Multicode`);
  const codeOf = (sample: string) => sampleCode(registers, sample);
  const failed = useUnmetCriteria(record, judged, codeOf, settings);

  useEffect(() => setPlace(code), [code, setPlace]);
  const counts = boardCounts(facts, now);
  // No update is pending any more, and nobody tastes.
  const isEnded = hasEnded(record.state, counts);
  usePageTitle(isEnded ? t`Session ${session}` : t`Session ${session}, live`);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: isEnded ? String(session) : t`${session}, live` },
  ]);
  usePeople(others.map(({ user, name, initials, tone }) => ({ id: user, name, initials, tone })));

  const [firstSample] = samplesOf(plan);
  const samples = samplesOf(plan);
  const isOver = record.state === 'validated';
  const isScored = facts.definition.form === 'points';
  const grid = (
    <Section
      title={t`Tasters by samples`}
      actions={
        <Text tone="muted">
          {counts.unknown + counts.unread > 0 ? (
            <Trans>Loading</Trans>
          ) : isEnded ? (
            <Trans>
              {counts.sealed} of {counts.sheets} stored
            </Trans>
          ) : (
            <>
              <Trans>
                {counts.sealed} of {counts.sheets} stored · {counts.tasting} tasting
              </Trans>
              {counts.signed === 0 ? null : (
                <>
                  {' '}
                  <Trans>· {counts.signed} on their way</Trans>
                </>
              )}
            </>
          )}
        </Text>
      }
    >
      {registers.isRead ? (
        <BoardGrid
          facts={facts}
          registers={registers}
          entries={judged.entries}
          results={record.results}
          chosenEntry={chosen}
          isFinal={isOver}
          isEnded={isEnded}
          now={now}
          acts={{
            onChoose: (entry) => setChosen(entry.id === chosen ? null : entry.id),
            onOpen: ({ entry }) =>
              setQuestion({ kind: 'open-figures', entry, isOnce: isServedOnce(plan, entry) }),
            onAnswer: (taster) =>
              void give('answer-call', { session, taster }, t`The call is answered`),
            onEndRest:
              me.role === 'jefespanel'
                ? (taster) => setQuestion({ kind: 'end-rest', taster })
                : null,
            onReopen: isOver
              ? null
              : (taster, glass) => setQuestion({ kind: 'reopen', taster, glass }),
            paperHref: isOver ? null : (taster) => papersheetHref(session, taster),
          }}
        />
      ) : (
        // Rows are sorted by taster code, so a skeleton is shown until the codes are known (BRD-10,
        // REG-11).
        <Skeleton lines={plan.tasters.length} label={t`Loading`} />
      )}
    </Section>
  );
  return (
    <Page>
      <PageHeader
        title={t`Session ${session}`}
        facts={useFacts(facts, record, codeOf, write)}
        actions={
          <SessionActs
            record={record}
            sealed={counts.unknown > 0 ? null : counts.sealed}
            sheets={counts.sheets}
            failed={failed}
            assessment={
              firstSample === undefined
                ? null
                : { href: assessmentHref(session, shown?.entry.sample ?? firstSample) }
            }
          />
        }
      />
      <Stack gap={6}>
        <AgainstCriteriaNote record={record} />
        <ClosedCriteria record={record} failed={failed} />
        <InvalidatedNote record={record} />
        <UnconfirmedNote sheets={record.unconfirmed} registers={registers} />
        <ConductNote records={facts.records.values()} registers={registers} />
        <LateNote records={facts.records.values()} registers={registers} />
        {shown === null || settings === null || code === null ? (
          grid
        ) : (
          <Split
            sideWidth={388}
            from="wide"
            sideLabel={t`Glass ${code}`}
            side={
              <GlassPanel
                key={shown.entry.id}
                judged={shown}
                code={code}
                sample={codeOf(shown.entry.sample)}
                replicates={
                  judged.entries.filter(({ entry }) => entry.sample === shown.entry.sample).length
                }
                settings={settings}
                isFinal={isOver}
                stored={storedRow(record.results, shown.entry)}
                training={plan.training}
                assessmentHref={assessmentHref(session, shown.entry.sample, shown.entry.replicate)}
                sheetsHref={sheetsHref(session, shown.entry.sample, shown.entry.replicate)}
                act={record.training ? null : <PlanRepeat sample={shown.entry.sample} />}
                onClose={() => setChosen(null)}
              />
            }
          >
            {grid}
          </Split>
        )}
        <div className={flush}>
          {me.role === 'jefespanel' && !isOver && <OpenWall session={session} />}
          {judged.entries.some(({ gate }) => gate.kind === 'open') && (
            <AnswersLink session={session} isScored={isScored} />
          )}
          {(record.state === 'closed' || isOver) && (
            <SaveWorkbook
              session={session}
              facts={facts}
              registers={registers}
              judged={judged}
              results={record.results}
            />
          )}
        </div>
      </Stack>
      <BoardConfirms
        session={session}
        question={question}
        samples={samples.map((sample) => ({ id: sample, code: codeOf(sample) }))}
        registers={registers}
        seen={record.seenFigures}
        onDone={() => setQuestion(null)}
      />
    </Page>
  );
}

/**
 * The download link of a session's answers as a file (EXP-1). During tasting the file has only the
 * glasses whose results are shown (SHT-8).
 */
function AnswersLink(props: { readonly session: number; readonly isScored: boolean }) {
  const { session, isScored } = props;
  return isScored ? (
    <LinkButton href={pointsHref(session)} icon={Download} variant="quiet" download>
      <Trans>Download the answers (points_long.csv)</Trans>
    </LinkButton>
  ) : (
    <LinkButton href={marksHref(session)} icon={Download} variant="quiet" download>
      <Trans>Download the answers (marks_long.csv)</Trans>
    </LinkButton>
  );
}

/**
 * The button that opens the wall display of a session (LIV-14). It creates a watch key for this
 * session alone, and shows the address that contains it.
 */
function OpenWall({ session }: { readonly session: number }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <>
      <Button icon={MonitorPlay} variant="quiet" onPress={() => setAsking(true)}>
        <Trans>Show in the room</Trans>
      </Button>
      {isAsking && (
        <NewWatchKey
          session={session}
          name={t`Screen in the room`}
          onClose={() => setAsking(false)}
          onMade={(key) => {
            setAsking(false);
            setMade(key);
          }}
        />
      )}
      {made !== null && <KeyMade made={made} onClose={() => setMade(null)} />}
    </>
  );
}
