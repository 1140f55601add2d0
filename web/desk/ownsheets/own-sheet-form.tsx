import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { LONGEST_WORDS_OF_SHEET } from '../../../domain/sheets/definition/definition-schema.ts';
import type { OwnSheet } from '../../../domain/sheets/own/own-sheet.ts';
import { isBlockLetter } from '../../../domain/words/block-letter.ts';
import { LOCALE_CODES, LOCALES } from '../../../domain/words/locale.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { ConflictNote } from '../../parts/forms/conflict-note.tsx';
import { DeleteRecord } from '../../parts/forms/delete-record.tsx';
import { RecordPage } from '../../parts/forms/record-page.tsx';
import { useCurrent } from '../../parts/forms/use-current.ts';
import { useRecordForm } from '../../parts/forms/use-record-form.ts';
import { ask } from '../../parts/http/problem-error.ts';
import { request } from '../../parts/http/request.ts';
import { ownSheetQuery, ownSheetsQuery } from '../../parts/http/sheet-queries.ts';
import { address } from '../../parts/page/address.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { LinesEdit } from './lines-edit.tsx';
import { PointsEdit } from './points-edit.tsx';
import { Publishing } from './publishing.tsx';
import { blocksOf, byLetter, draftFrom, type SheetFields, sheetFields } from './sheet-fields.ts';
import { useSheetFieldWords, useSheetLabels } from './use-sheet-field-words.ts';
import { WordsField } from './words-field.tsx';

/**
 * Form of the draft of a panel's own sheet, one language at a time, with its published versions
 * below (SHT-9 to SHT-12).
 */
export function OwnSheetForm({
  stored,
  title,
}: {
  readonly stored: OwnSheet;
  readonly title: string;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const show = useToast();
  const router = useRouter();
  const queries = useQueryClient();
  const labels = useSheetLabels();
  const wordsOf = useSheetFieldWords();
  const [language, setLanguage] = useState(locale);
  const sheet = String(stored.sheet);
  const keep = (row: OwnSheet) => {
    queries.setQueryData(ownSheetQuery(sheet).queryKey, row);
    void queries.invalidateQueries({ queryKey: ownSheetsQuery().queryKey, exact: true });
  };
  const record = useRecordForm<SheetFields, OwnSheet>({
    start: sheetFields(stored),
    problems: () => ({}),
    send: (fields) => {
      const body = { revision: fields.revision, draft: draftFrom(fields) };
      return request('PUT /api/sheets/:sheet', { params: { sheet }, body });
    },
    onSaved: (row) => {
      keep(row);
      record.restart(sheetFields(row));
      show({ text: t`The draft is saved` });
    },
  });
  const read = useCallback(() => ask('GET /api/sheets/:sheet', { params: { sheet } }), [sheet]);
  const current = useCurrent(record.refusal, read);
  const { fields, set } = record;
  return (
    <RecordPage
      title={title}
      lede={t`A draft until published. Sessions keep their version.`}
      record={record}
      labels={labels}
      registers={null}
      listHref={address('/intra/panels/sheets')}
      conflict={
        current !== null && (
          <ConflictNote
            record={record}
            theirs={sheetFields(current)}
            labels={labels}
            wordsOf={wordsOf}
            saver={{ name: current.changedBy, at: current.changedAt }}
          />
        )
      }
      below={
        <Stack gap={6}>
          <Publishing stored={stored} isEdited={record.changed} onPublished={keep} />
          {stored.versions.length === 0 && (
            <DeleteRecord
              name={title}
              send={() =>
                request('DELETE /api/sheets/:sheet', {
                  params: { sheet },
                  body: { revision: stored.revision },
                })
              }
              onDeleted={() => {
                void queries.invalidateQueries({ queryKey: ownSheetsQuery().queryKey });
                void router.navigate({ to: '/intra/panels/sheets' });
              }}
            />
          )}
        </Stack>
      }
    >
      <Stack gap={5}>
        <Inline gap={3}>
          <Text tone="muted">
            <Trans>Language of the words</Trans>
          </Text>
          <SegmentedControl
            label={t`Language of the words`}
            options={LOCALE_CODES.map((id) => ({ id, label: LOCALES[id].name }))}
            value={language}
            onChange={(id) => setLanguage(LOCALE_CODES.find((one) => one === id) ?? language)}
          />
        </Inline>
        <WordsField
          id="name"
          label={labels.name}
          words={fields.name}
          language={language}
          maxLength={LONGEST_WORDS_OF_SHEET.name}
          onChange={(words) => set('name', words)}
        />
        {fields.form === 'points' ? (
          <PointsEdit
            blocks={blocksOf(fields)}
            language={language}
            onChange={(blocks) => {
              for (const [letter, block] of Object.entries(byLetter(blocks)))
                if (isBlockLetter(letter)) set(letter, block);
            }}
          />
        ) : (
          <LinesEdit
            fields={fields}
            language={language}
            onChange={({ hasNotes, notes }) => {
              if (hasNotes !== undefined) set('hasNotes', hasNotes);
              if (notes !== undefined) set('notes', notes);
            }}
          />
        )}
      </Stack>
    </RecordPage>
  );
}
