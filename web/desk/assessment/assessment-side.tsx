import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { assessmentNotes } from '../../../domain/documents/assessment.document.ts';
import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import { classScheme } from '../../../domain/settings/class-scheme.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { CheckedResult } from '../../../domain/words/checked-result.ts';
import type { OpenDocument } from '../../live/pool/use-document.tsx';
import type { MarkedPresent } from '../../live/pool/use-presence.ts';
import { QuarantinedCopyNotes } from '../../live/quarantine/quarantined-copy-notes.tsx';
import { notesOf } from '../../live/session/board-facts.ts';
import type { LiveSession } from '../../live/session/use-board.ts';
import { type Registers, sampleCode } from '../../live/session/use-registers.ts';
import { SharedText } from '../../parts/forms/shared-text.tsx';
import { sampleQuery } from '../../parts/http/queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { useMe } from '../../parts/http/use-me.ts';
import { SampleState } from '../../parts/sample-state/sample-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AnalysesOfSample } from './analyses-of-sample.tsx';
import type { Assessed } from './assessed-of.ts';
import { AssessmentValidity } from './assessment-validity.tsx';
import { CounterWords } from './counter-words.tsx';
import { ExcludedList } from './excluded-list.tsx';
import { LabelTerms, OtherVersion } from './other-version.tsx';
import { PairVerdict } from './pair-verdict.tsx';
import { StoredCheck } from './stored-check.tsx';

/**
 * The sidebar of an assessment: stored result, duplicate, excluded sheets, label terms and shared
 * notes.
 */
export function AssessmentSide(props: {
  readonly live: LiveSession;
  readonly assessed: Assessed;
  /** The validated analyses of the sample, oldest first; null while they are not loaded. */
  readonly steps: readonly AnalysisStep[] | null;
  /** Whether the class is shown above, with its overrides. */
  readonly isClassShown: boolean;
  /** The stored results on which the class is based; their overrides are shown there. */
  readonly behind: readonly ResultRow[];
  readonly settings: PanelSettings | null;
  readonly registers: Registers;
  readonly notes: OpenDocument | null;
  readonly others: readonly MarkedPresent[];
}) {
  const { live, assessed, steps, isClassShown, behind, settings, registers, notes, others } = props;
  const { t } = useLingui();
  const { shown, pair, stored, kept } = assessed;
  const { sample } = shown.entry;
  const checks = checkedHere(live.record.checks, sample);
  const counters = live.record.counters.filter((one) => one.sample === sample);
  const isLeader = useMe().role === 'jefespanel';
  const isReadOnly = live.record.state === 'validated' || notes?.status.scope === 'readonly';
  const doc = notes?.handle.doc ?? null;
  const writer = others.find(({ place }) => place === 'notes');
  return (
    <Stack gap={6}>
      {stored === null ? null : (
        <Section title={t`Stored result`} level={3}>
          <Stack gap={4}>
            <AssessmentValidity
              session={live.facts.place.session}
              sample={sample}
              name={sampleCode(registers, sample)}
              invalid={stored.invalid}
              isSaid={isClassShown}
              steps={steps}
              isLeader={isLeader}
            />
            <StoredCheck
              row={stored}
              own={shown.assessment}
              isOfPair={assessed.verdict?.ofPair === true}
              pair={storedPair(assessed)}
            />
          </Stack>
        </Section>
      )}
      {pair === null ? null : (
        <Section title={t`Duplicate`} level={3}>
          <PairVerdict
            pair={pair}
            plan={live.facts.plan}
            settings={settings}
            isStored={stored !== null}
          />
        </Section>
      )}
      {checks === null && counters.length === 0 ? null : (
        <Section title={t`Counter-assessment`} level={3}>
          <CounterWords
            checks={checks}
            counters={counters}
            checked={stored?.class ?? null}
            codeOf={(sample) => sampleCode(registers, sample)}
          />
        </Section>
      )}
      {stored === null ? null : (
        <Section title={t`Analyses of this sample`} level={3}>
          {steps === null ? (
            <Skeleton lines={3} label={t`Loading`} />
          ) : (
            <AnalysesOfSample
              sample={shown.entry.sample}
              verdict={kept}
              steps={steps}
              said={behind}
              shown={stored}
              decidesBy={isLeader && settings !== null ? classScheme(settings) : null}
            />
          )}
        </Section>
      )}
      <SampleStateSection id={shown.entry.sample} />
      <Section title={t`Sheets left out`} level={3}>
        <ExcludedList judged={shown} registers={registers} doc={isReadOnly ? null : doc} />
      </Section>
      {shown.assessment.value === null ||
      (stored?.invalid ?? null) !== null ||
      live.facts.plan.training ? null : (
        <Section title={t`Label terms`} level={3}>
          <LabelTerms statements={shown.assessment.value.statements} />
        </Section>
      )}
      {shown.assessment.value === null || settings === null ? null : (
        <Section title={t`Under another version`} level={3}>
          <OtherVersion
            key={shown.entry.id}
            sheets={shown.sheets.counted}
            here={shown.assessment.value}
            settings={settings}
          />
        </Section>
      )}
      {notes === null ? null : (
        <QuarantinedCopyNotes
          names={[notes.handle.name]}
          present={isReadOnly ? null : { doc: notes.handle.doc, isStored: notes.status.stored }}
        />
      )}
      {doc === null ? null : (
        <SharedText
          label={t`Notes`}
          doc={doc}
          text={assessmentNotes(doc)}
          value={notesOf(live.facts, shown.entry.sample)?.notes ?? ''}
          place="notes"
          presence={
            writer === undefined
              ? undefined
              : { name: writer.name || writer.initials, tone: writer.tone }
          }
          isReadOnly={isReadOnly}
        />
      )}
    </Stack>
  );
}

/**
 * The pair of the session to which the shown replicate belongs, as stored and as computed here
 * (ASM-28).
 */
function storedPair({ pair, kept, stored }: Assessed) {
  const own = pair?.duplicate.value ?? null;
  const session = stored?.session;
  const found = kept?.pairs.find((one) => one.session1 === session && one.session2 === session);
  return own === null || found === undefined ? null : { stored: found, own };
}

/**
 * What the session checks, if it concerns this sample: an external reference concerns all of them.
 */
const checkedHere = (checks: CheckedResult | null, sample: string): CheckedResult | null =>
  checks?.of === 'panel' && checks.sample !== sample ? null : checks;

/** Section with the state of the assessed sample, next to its assessment (SAM-4). */
function SampleStateSection({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const sample = useQuery(sampleQuery(id));
  return (
    <Section title={t`Sample`} level={3}>
      <QueryBoundary query={sample} lines={2}>
        {(row) => (
          <SampleState
            sample={row}
            isEdited={false}
            onTurned={(turned) => {
              queries.setQueryData(sampleQuery(id).queryKey, turned);
              void queries.invalidateQueries({ queryKey: ['samples'] });
            }}
          />
        )}
      </QueryBoundary>
    </Section>
  );
}
