import { useLingui as useI18n } from '@lingui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { isInactive } from '../../../domain/tasters/is-inactive.ts';
import type { TasterInput, TasterRow } from '../../../domain/tasters/taster-fields.ts';
import { tasterProblems } from '../../../domain/tasters/taster-rules.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToday } from '../../i18n/use-today.ts';
import { ConflictNote } from '../../parts/forms/conflict-note.tsx';
import { DeleteRecord } from '../../parts/forms/delete-record.tsx';
import { RecordPage } from '../../parts/forms/record-page.tsx';
import { useCurrent } from '../../parts/forms/use-current.ts';
import { useRecordForm } from '../../parts/forms/use-record-form.ts';
import { useTakenCode } from '../../parts/forms/use-taken-code.ts';
import { useValueWords } from '../../parts/forms/use-value-words.ts';
import { RecordHistory } from '../../parts/history/record-history.tsx';
import { ask } from '../../parts/http/problem-error.ts';
import { settingsQuery } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { tasterStatusMessage } from '../../parts/messages/taster-status-message.ts';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { AttendanceList } from './attendance-list.tsx';
import { tasterFields } from './taster-form-fields.ts';
import { TasterSections } from './taster-sections.tsx';
import { useTasterLabels } from './use-taster-labels.ts';

/** Form of one taster. `stored` is the taster as read from the server; absent for a new one. */
export function TasterForm({
  title,
  id,
  start,
  stored,
}: {
  readonly title: string;
  readonly id: string | null;
  readonly start: TasterInput;
  readonly stored: TasterRow | null;
}) {
  const { t } = useLingui();
  const { i18n } = useI18n();
  const isLeader = useMe().role === 'jefespanel';
  const { locale } = useLocale();
  const show = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  const labels = useTasterLabels();
  const wordsOf = useValueWords();
  const months = useQuery(settingsQuery()).data?.inactivityMonths;
  const kept = useRecordForm<TasterInput, TasterRow>({
    start,
    problems: tasterProblems,
    send: (fields) => {
      const body: TasterInput = { ...fields, code: fields.code.trim() };
      return id === null
        ? request('POST /api/tasters', { body })
        : request('PUT /api/tasters/:id', { params: { id }, body });
    },
    about: { 'code-taken': 'code' },
    onSaved: async (row) => {
      const name = row.displayName;
      show({ text: id === null ? t`Taster ${name} is registered` : t`Taster ${name} is saved` });
      await queries.invalidateQueries({ queryKey: ['tasters'] });
      await router.navigate({ to: '/intra/tasters/list' });
    },
  });
  const record = useTakenCode(kept, async (search) => {
    const query = { search, size: '100', sort: 'code' } as const;
    return (await ask('GET /api/tasters', { query })).rows;
  });
  const read = useCallback(() => ask('GET /api/tasters/:id', { params: { id: id ?? '' } }), [id]);
  const current = useCurrent(record.refusal, read);
  const today = useToday();
  const last = stored?.lastSession ?? null;
  const inactive = months !== undefined && stored !== null && isInactive(stored, months, today);
  return (
    <RecordPage
      title={title}
      {...(last === null ? {} : { lede: t`Last session on ${formatDay(last, locale)}` })}
      record={record}
      labels={labels}
      registers={id === null ? record.fields.code.trim() : null}
      listHref={address('/intra/tasters/list')}
      above={
        inactive && (
          <Note kind="warning">
            <Plural
              value={months}
              one="No session in the last month."
              other="No session in the last # months."
            />
          </Note>
        )
      }
      conflict={
        current !== null && (
          <ConflictNote
            record={record}
            theirs={tasterFields(current)}
            labels={labels}
            wordsOf={wordsOf}
            kind="taster"
            id={current.id}
          />
        )
      }
      below={
        stored !== null && (
          <Stack gap={6}>
            <Section
              title={t`Status`}
              actions={
                isLeader && (
                  <LinkButton
                    href={address('/intra/tasters/state/$code', { params: { code: stored.id } })}
                  >
                    <Trans>Status history</Trans>
                  </LinkButton>
                )
              }
            >
              {stored.status === null
                ? t`No status: counts as qualified.`
                : i18n._(tasterStatusMessage(stored.status))}
            </Section>
            <AttendanceList id={stored.id} />
            <RecordHistory kind="taster" id={stored.id} />
            <DeleteRecord
              name={stored.displayName}
              send={() =>
                request('DELETE /api/tasters/:id', {
                  params: { id: stored.id },
                  body: { revision: stored.revision },
                })
              }
              onDeleted={() => {
                void queries.invalidateQueries({ queryKey: ['tasters'] });
                void router.navigate({ to: '/intra/tasters/list' });
              }}
            />
          </Stack>
        )
      }
    >
      <TasterSections
        record={record}
        labels={labels}
        username={stored?.username ?? null}
        inviteHref={
          isLeader && stored?.active === true
            ? address('/intra/panels', { search: { taster: stored.id } })
            : null
        }
      />
    </RecordPage>
  );
}
