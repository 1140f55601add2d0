import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, FilePen, Printer } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type * as Y from 'yjs';
import {
  type Overwritten,
  watchOverwrittenValues,
} from '../../../../domain/documents/overwritten-values.ts';
import type { PlanValue } from '../../../../domain/documents/session.document.ts';
import {
  type EarlierHalf,
  earlierHalf,
  isChecked,
} from '../../../../domain/sessions/earlier-half.ts';
import type { SampleId, SessionCode } from '../../../../domain/words/ids.ts';
import { PAIR_MONTHS } from '../../../../domain/words/pair-months.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useDocument } from '../../../live/pool/use-document.tsx';
import { type MarkedPresent, type Present, usePresence } from '../../../live/pool/use-presence.ts';
import { QuarantinedCopyNotes } from '../../../live/quarantine/quarantined-copy-notes.tsx';
import { papersheetHref, printsHref } from '../../../live/session/board-addresses.ts';
import { BoardLink } from '../../../live/session/board-link.tsx';
import { samplesOf } from '../../../live/session/board-names.ts';
import { type Registers, useRegisters } from '../../../live/session/use-registers.ts';
import { WrongFieldsNote } from '../../../parts/forms/wrong-fields-note.tsx';
import { RecordHistory } from '../../../parts/history/record-history.tsx';
import { settingsQuery } from '../../../parts/http/queries.ts';
import { sampleResultsQuery } from '../../../parts/http/sample-queries.ts';
import { useMe } from '../../../parts/http/use-me.ts';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs, usePeople } from '../../../parts/page/crumbs.tsx';
import { InsecureNote } from '../../../parts/page/insecure-note.tsx';
import { saveFile } from '../../../parts/page/save-file.ts';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { usePlaces } from '../../../parts/page/use-places.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { goToUnread } from '../../../ui/form/go-to-unread.ts';
import { SubmitCount } from '../../../ui/form/submit-count.ts';
import { useUnreadFields } from '../../../ui/form/use-unread-fields.ts';
import { useWrongFields } from '../../../ui/form/use-wrong-fields.ts';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Split } from '../../../ui/split/split.tsx';
import { entriesOf } from './edit-plan.ts';
import { aboveFields, here } from './plan.css.ts';
import { PlanChecklistSection } from './plan-checklist-section.tsx';
import { planDetails } from './plan-details.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanOptions } from './plan-options.tsx';
import { PlanSamples } from './plan-samples.tsx';
import { PlanTasters } from './plan-tasters.tsx';
import { SampleTargetFields } from './sample-target.tsx';
import { ShowSessionButton } from './show-session-button.tsx';
import { useChecklist } from './use-checklist.ts';
import { usePlaceWords } from './use-place-words.ts';
import type { SharedPlan } from './use-plan.ts';
import { usePlanUndo } from './use-plan-undo.ts';

/**
 * The shared plan of a session: everybody's changes live, presence, and the conditions still to
 * meet.
 */
export function PlanScreen({ shared }: { readonly shared: SharedPlan }) {
  const { session, plan, handle, isServed, isReadOnly } = shared;
  const { t } = useLingui();
  const saving = useSaving();
  const registers = useRegisters(samplesOf(plan), plan.tasters);
  const halves = useHalves(session, plan);
  const { items, isKnown } = useChecklist(session, plan, registers, halves);
  const write = useFormat();
  const { endedAt } = shared.record;
  const ended = endedAt === null ? null : write.instant(endedAt);
  const me = useMe();
  const { others, setPlace } = usePresence(handle, me);
  const writtenOver = { over: useOverwritten(handle.doc), who: usePeopleSeen(others, me.user) };
  const isStored = useDocument(handle.name)?.status.stored ?? false;
  const placeWords = usePlaceWords(plan, registers);
  const form = useRef<HTMLDivElement>(null);
  usePlaces(form, setPlace);
  const [sent, setSent] = useState(0);
  const told = useWrongFields();
  const unread = useUnreadFields(form);
  usePlanUndo(shared, writtenOver.who);
  const queries = useQueryClient();
  // The cached lists follow the plan: they are fetched again after it was edited (SES-17).
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: ['sessions'], refetchType: 'none' }),
    [queries],
  );
  usePageTitle(t`Plan of session ${session}`);
  useCrumbs([
    { label: t`Sessions`, href: address('/intra/sessions/list') },
    { label: String(session) },
  ]);
  usePeople(others.map(({ user, name, initials, tone }) => ({ id: user, name, initials, tone })));
  const inactive = items.find(({ code }) => code === 'tasters-active')?.data['tasters'] ?? [];
  return (
    <Page>
      <PageHeader
        title={t`Plan of session ${session}`}
        lede={isReadOnly ? undefined : t`Shared; every change is kept at once.`}
        actions={
          <>
            <Button
              icon={Download}
              onPress={() =>
                saving(() =>
                  saveFile(
                    `session-${session}.csv`,
                    'text/csv',
                    planDetails(session, plan, registers),
                  ),
                )
              }
            >
              <Trans>Download details</Trans>
            </Button>
            <LinkButton href={printsHref(session)} icon={Printer}>
              <Trans>Labels and paper sheets</Trans>
            </LinkButton>
            {isServed && !isReadOnly ? (
              <LinkButton href={papersheetHref(session)} icon={FilePen}>
                <Trans>Key in a paper sheet</Trans>
              </LinkButton>
            ) : null}
            {isServed ? (
              <BoardLink session={session} state={shared.record.state} isPrimary />
            ) : (
              <ShowSessionButton
                session={session}
                items={items}
                isStored={isStored}
                goToUnread={() => {
                  if (form.current === null || !goToUnread(form.current)) return false;
                  setSent((times) => times + 1);
                  told.sent(form.current);
                  return true;
                }}
              />
            )}
          </>
        }
      />
      <div ref={form}>
        <SubmitCount value={sent}>
          {told.wrong.length === 0 ? null : (
            <div className={aboveFields}>
              <WrongFieldsNote wrong={told.wrong} times={told.times} wasSent={told.wasSent} />
            </div>
          )}
          <Split
            sideWidth={320}
            sideLabel={isServed ? t`Conditions` : t`Before tasters can see it`}
            side={
              <Stack gap={6}>
                {isServed ? (
                  <ConditionsJudged />
                ) : (
                  <PlanChecklistSection
                    items={isKnown ? items : null}
                    registers={registers}
                    unread={{
                      names: unread,
                      goThere: () => form.current !== null && goToUnread(form.current),
                    }}
                  />
                )}
                <PlanOptions
                  shared={shared}
                  registers={registers}
                  others={others}
                  writtenOver={writtenOver}
                />
                <PresenceList others={others} placeWords={placeWords} />
              </Stack>
            }
          >
            <Stack gap={6}>
              {isReadOnly ? (
                <Note kind="info">
                  <Trans>Validated: read only.</Trans>
                </Note>
              ) : ended !== null ? (
                <Note kind="info">
                  <Trans>Tasting ended on {ended}.</Trans>
                </Note>
              ) : isServed ? (
                <Note kind="info">
                  <Trans>Shown: glasses, tasters and order are fixed.</Trans>
                </Note>
              ) : null}
              {!isServed && <InsecureNote to="desk" />}
              <QuarantinedCopyNotes
                names={[handle.name]}
                present={isReadOnly ? null : { doc: handle.doc, isStored }}
              />
              <PlanFields shared={shared} others={others} writtenOver={writtenOver} />
              <PlanSamples shared={shared} registers={registers} others={others} halves={halves} />
              <PlanTargets shared={shared} registers={registers} others={others} />
              <PlanTasters
                shared={shared}
                registers={registers}
                others={others}
                halves={halves}
                inactive={[inactive].flat().map(String)}
              />
              <RecordHistory kind="session" id={String(session)} />
            </Stack>
          </Split>
        </SubmitCount>
      </div>
    </Page>
  );
}

/**
 * The conditions section of a shown session (SES-6). They are not judged again: what was met then
 * may not be now, or the other way round.
 */
function ConditionsJudged() {
  const { t } = useLingui();
  return (
    <Section title={t`Conditions`} isRuled={false}>
      <Text tone="muted" as="p">
        <Trans>Judged when the session started; unmet ones are in the audit trail.</Trans>
      </Text>
    </Section>
  );
}

/**
 * The presence of the others in the document: who they are, and in which field; null if there are
 * none.
 */
function PresenceList(props: {
  readonly others: readonly MarkedPresent[];
  readonly placeWords: (place: string) => string | null;
}) {
  const { others, placeWords } = props;
  const { t } = useLingui();
  if (others.length === 0) return null;
  return (
    <Section title={t`Here now`} level={3}>
      <ul className={here}>
        {others.map(({ client, name, initials, tone, place }) => (
          <li key={client}>
            <Inline gap={2}>
              <Avatar name={name} initials={initials} tone={tone} size="small" />
              {name}
              <Text tone="caption">{place === null ? null : placeWords(place)}</Text>
            </Inline>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const NONE: ReadonlyMap<string, Overwritten> = new Map();

/**
 * The fields of the plan that this page wrote and somebody else has overwritten since, live
 * (PLN-49).
 */
export function useOverwritten(doc: Y.Doc): ReadonlyMap<string, Overwritten> {
  const [over, setOver] = useState(NONE);
  useEffect(() => {
    const stop = watchOverwrittenValues(doc.getMap('plan'), setOver);
    return () => {
      stop();
      setOver(NONE);
    };
  }, [doc]);
  return over;
}

/**
 * Finds the name of a person by the client id of their page, among those present now or earlier
 * (PLN-49). Null for a page that was never seen, and for one's own other pages.
 */
export function usePeopleSeen(
  others: readonly Present[],
  me: string,
): (client: number | null) => string | null {
  const seen = useRef(new Map<number, Present>());
  useEffect(() => {
    for (const other of others) seen.current.set(other.client, other);
  }, [others]);
  return useCallback(
    (client) => {
      if (client === null) return null;
      const found = others.find((other) => other.client === client) ?? seen.current.get(client);
      return found === undefined || found.user === me ? null : found.name;
    },
    [others, me],
  );
}

/** The targets of a training session, by sample; null for any other session (TRN-1). */
function PlanTargets(props: {
  readonly shared: SharedPlan;
  readonly registers: Registers;
  readonly others: readonly MarkedPresent[];
}) {
  const { shared, registers, others } = props;
  const { t } = useLingui();
  const samples: readonly SampleId[] = [
    ...new Set(shared.plan.entries.map(({ sample }) => sample)),
  ];
  if (!shared.plan.training || samples.length === 0) return null;
  return (
    <Section id="plan-targets" title={t`Targets`}>
      <Text size={13} tone="muted">
        <Trans>
          Value and range, in cm. Tasters read their distance once their sheet is sealed.
        </Trans>
      </Text>
      {samples.map((sample) => (
        <SampleTargetFields
          key={sample}
          shared={shared}
          sample={sample}
          row={registers.samples.get(sample) ?? null}
          others={others}
        />
      ))}
    </Section>
  );
}

/**
 * For each sample that is on the plan once: the replicate 1 of an earlier session that waits for
 * its repeat (PLN-30).
 */
function useHalves(session: SessionCode, plan: PlanValue): ReadonlyMap<SampleId, EarlierHalf> {
  const method = useQuery(settingsQuery()).data?.method;
  const samples = useMemo(
    () =>
      plan.entries
        .map(({ sample }) => sample)
        .filter((sample) => entriesOf(plan, sample).length === 1 && !isChecked(plan, sample)),
    [plan],
  );
  const results = useQueries({
    queries: samples.map((sample) => sampleResultsQuery(sample)),
    combine: (found) => found.map(({ data }) => data ?? []),
  });
  return useMemo(() => {
    const halves = new Map<SampleId, EarlierHalf>();
    samples.forEach((sample, index) => {
      const rows = (results[index] ?? []).toReversed();
      const planned = { session, date: plan.date };
      const half = method === undefined ? null : earlierHalf(rows, planned, PAIR_MONTHS[method]);
      if (half !== null) halves.set(sample, half);
    });
    return halves;
  }, [samples, results, session, plan.date, method]);
}
