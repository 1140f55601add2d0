import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SampleInput, SampleRow } from '../../../domain/samples/sample-fields.ts';
import { sampleProblems } from '../../../domain/samples/sample-rules.ts';
import { formatDay } from '../../i18n/format-date.ts';
import { formatQuantity } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useToday } from '../../i18n/use-today.ts';
import { SampleFilesSection } from '../../parts/files/sample-files-section.tsx';
import { ConflictNote } from '../../parts/forms/conflict-note.tsx';
import { DeleteRecord } from '../../parts/forms/delete-record.tsx';
import { RecordPage } from '../../parts/forms/record-page.tsx';
import { useCurrent } from '../../parts/forms/use-current.ts';
import { useRecordForm } from '../../parts/forms/use-record-form.ts';
import { useTakenCode } from '../../parts/forms/use-taken-code.ts';
import { RecordHistory } from '../../parts/history/record-history.tsx';
import { ask } from '../../parts/http/problem-error.ts';
import { sampleQuery } from '../../parts/http/queries.ts';
import { QueryBoundary } from '../../parts/http/query-boundary.tsx';
import { request } from '../../parts/http/request.ts';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';
import { address } from '../../parts/page/address.ts';
import { SampleState } from '../../parts/sample-state/sample-state.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { expiryOf } from './expiry.ts';
import { LastAssessment } from './last-assessment.tsx';
import { sampleFields } from './sample-form-fields.ts';
import { SampleQuantity } from './sample-quantity.tsx';
import { SampleSections } from './sample-sections.tsx';
import { useSampleLabels, useSampleWords } from './use-sample-words.ts';

/** Form of one sample. `stored` is the sample as read from the server; absent for a new one. */
export function SampleForm({
  title,
  id,
  start,
  stored,
}: {
  readonly title: string;
  readonly id: string | null;
  readonly start: SampleInput;
  readonly stored?: SampleRow;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const show = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  const labels = useSampleLabels();
  const wordsOf = useSampleWords();
  const kept = useRecordForm<SampleInput, SampleRow>({
    start,
    problems: sampleProblems,
    send: (fields) => {
      const body = { ...fields, code: fields.code.trim() };
      return id === null
        ? request('POST /api/samples', { body })
        : request('PUT /api/samples/:id', { params: { id }, body });
    },
    about: { 'code-taken': 'code' },
    onSaved: async (row) => {
      show({
        text: id === null ? t`Sample ${row.code} is registered` : t`Sample ${row.code} is saved`,
      });
      await queries.invalidateQueries({ queryKey: ['samples'] });
      await router.navigate({ to: '/intra/samples/list' });
    },
  });
  const record = useTakenCode(kept, async (search) => {
    const query = { search, size: '100', sort: 'code' } as const;
    return (await ask('GET /api/samples', { query })).rows;
  });
  const read = useCallback(() => ask('GET /api/samples/:id', { params: { id: id ?? '' } }), [id]);
  const current = useCurrent(record.refusal, read);
  const left = stored?.currentQuantity ?? null;
  return (
    <RecordPage
      title={title}
      {...(left === null ? {} : { lede: t`${formatQuantity(left, locale)} mL left` })}
      record={record}
      labels={labels}
      registers={id === null ? record.fields.code.trim() : null}
      listHref={address('/intra/samples/list')}
      conflict={
        current !== null && (
          <ConflictNote
            record={record}
            theirs={sampleFields(current)}
            labels={labels}
            wordsOf={wordsOf}
            kind="sample"
            id={current.id}
          />
        )
      }
      above={stored !== undefined && <ExpiryNote day={stored.expirationDate} />}
      below={
        stored !== undefined && (
          <Stack gap={6}>
            <SampleRecords
              sample={stored}
              isEdited={record.changed}
              onTurned={(row) => {
                record.restart(sampleFields(row));
                queries.setQueryData(sampleQuery(row.id).queryKey, row);
                void queries.invalidateQueries({ queryKey: ['samples'] });
              }}
            />
            <RecordHistory kind="sample" id={stored.id} />
            <DeleteRecord
              name={stored.code}
              send={() =>
                request('DELETE /api/samples/:id', {
                  params: { id: stored.id },
                  body: { revision: stored.revision },
                })
              }
              onDeleted={() => {
                void queries.invalidateQueries({ queryKey: ['samples'] });
                void router.navigate({ to: '/intra/samples/list' });
              }}
            />
          </Stack>
        )
      }
    >
      <SampleSections record={record} labels={labels} isNew={id === null} />
    </RecordPage>
  );
}

/** Warning that a sample has expired or will expire within thirty days (SAM-6). */
function ExpiryNote({ day }: { readonly day: string | null }) {
  const { locale } = useLocale();
  const today = useToday();
  const expiry = expiryOf(day, today);
  if (day === null || expiry === 'far') return null;
  const written = formatDay(day, locale);
  return (
    <Note kind={expiry === 'past' ? 'warning' : 'info'}>
      {expiry === 'past' ? (
        <Trans>This sample expired on {written}.</Trans>
      ) : (
        <Trans>This sample expires on {written}.</Trans>
      )}
    </Note>
  );
}

/** Records of a registered sample: its last assessment and state, its quantity, its files. */
function SampleRecords({
  sample,
  isEdited,
  onTurned,
}: {
  readonly sample: SampleRow;
  readonly isEdited: boolean;
  readonly onTurned: (row: SampleRow) => void;
}) {
  const { t } = useLingui();
  const results = useQuery(sampleResultsQuery(sample.id));
  return (
    <Stack gap={6}>
      <Section title={t`Last assessment`}>
        <Stack gap={4}>
          <QueryBoundary query={results} lines={2}>
            {(rows) => <LastAssessment results={rows} />}
          </QueryBoundary>
          <SampleState sample={sample} isEdited={isEdited} onTurned={onTurned} />
        </Stack>
      </Section>
      <SampleQuantity sample={sample} />
      <SampleFilesSection sample={sample.id} />
    </Stack>
  );
}
