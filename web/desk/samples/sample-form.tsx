import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { SampleInput, SampleRow } from '../../../domain/samples/sample-fields.ts';
import { sampleProblems } from '../../../domain/samples/sample-rules.ts';
import { formatQuantity } from '../../i18n/format-number.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ConflictNote } from '../../parts/forms/conflict-note.tsx';
import { DeleteRecord } from '../../parts/forms/delete-record.tsx';
import { RecordPage } from '../../parts/forms/record-page.tsx';
import { useCurrent } from '../../parts/forms/use-current.ts';
import { useRecordForm } from '../../parts/forms/use-record-form.ts';
import { RecordHistory } from '../../parts/history/record-history.tsx';
import { ask } from '../../parts/http/problem-error.ts';
import { sampleQuery } from '../../parts/http/queries.ts';
import { request } from '../../parts/http/request.ts';
import { address } from '../../parts/page/address.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { ExpiryNote } from './expiry-note.tsx';
import { sampleFields } from './sample-fields.ts';
import { SampleRecords } from './sample-records.tsx';
import { SampleSections } from './sample-sections.tsx';
import { useSampleLabels } from './use-sample-labels.ts';
import { useSampleWords } from './use-sample-words.ts';

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
  const record = useRecordForm<SampleInput, SampleRow>({
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
  const read = useCallback(() => ask('GET /api/samples/:id', { params: { id: id ?? '' } }), [id]);
  const current = useCurrent(record.refusal, read);
  const left = stored?.currentQuantity ?? null;
  return (
    <RecordPage
      title={title}
      {...(left === null ? {} : { lede: t`${formatQuantity(left, locale)} mL left` })}
      record={record}
      labels={labels}
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
