import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download, FilePen, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useDocument } from '../../../live/pool/use-document.tsx';
import { usePresence } from '../../../live/pool/use-presence.ts';
import { QuarantinedCopyNotes } from '../../../live/quarantine/quarantined-copy-notes.tsx';
import { papersheetHref, printsHref } from '../../../live/session/board-addresses.ts';
import { BoardLink } from '../../../live/session/board-link.tsx';
import { samplesOf } from '../../../live/session/board-names.ts';
import { useRegisters } from '../../../live/session/use-registers.ts';
import { WrongFieldsNote } from '../../../parts/forms/wrong-fields-note.tsx';
import { RecordHistory } from '../../../parts/history/record-history.tsx';
import { useMe } from '../../../parts/http/use-me.ts';
import { address } from '../../../parts/page/address.ts';
import { useCrumbs, usePeople } from '../../../parts/page/crumbs.tsx';
import { InsecureNote } from '../../../parts/page/insecure-note.tsx';
import { saveFile } from '../../../parts/page/save-file.ts';
import { usePageTitle } from '../../../parts/page/use-page-title.ts';
import { usePlaces } from '../../../parts/page/use-places.ts';
import { useSaving } from '../../../parts/page/use-saving.ts';
import { Button } from '../../../ui/button/button.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { goToUnread } from '../../../ui/form/go-to-unread.ts';
import { SubmitCount } from '../../../ui/form/submit-count.ts';
import { useUnreadFields } from '../../../ui/form/use-unread-fields.ts';
import { useWrongFields } from '../../../ui/form/use-wrong-fields.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Note } from '../../../ui/note/note.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Split } from '../../../ui/split/split.tsx';
import { aboveFields } from './plan.css.ts';
import { PlanChecklistSection } from './plan-checklist-section.tsx';
import { planDetails } from './plan-details.ts';
import { PlanFields } from './plan-fields.tsx';
import { PlanOptions } from './plan-options.tsx';
import { PlanSamples } from './plan-samples.tsx';
import { PlanTargets } from './plan-targets.tsx';
import { PlanTasters } from './plan-tasters.tsx';
import { PresenceList } from './presence-list.tsx';
import { ShowSessionButton } from './show-session-button.tsx';
import { useChecklist } from './use-checklist.ts';
import { useHalves } from './use-halves.ts';
import { useOverwritten } from './use-overwritten.ts';
import { usePeopleSeen } from './use-people-seen.ts';
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
