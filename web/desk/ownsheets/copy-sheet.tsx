import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { required } from '../../../domain/fields/field-rules.ts';
import { LONGEST_WORDS_OF_SHEET } from '../../../domain/sheets/definition/definition-schema.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { NO_WORDS } from '../../../domain/sheets/definition/words.ts';
import { draftOf } from '../../../domain/sheets/own/draft-of.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FormDialog } from '../../parts/forms/form-dialog.tsx';
import { useFormCheck } from '../../parts/forms/use-form-check.ts';
import { useSending } from '../../parts/forms/use-sending.ts';
import { newId } from '../../parts/http/new-id.ts';
import { request } from '../../parts/http/request.ts';
import { ownSheetsQuery } from '../../parts/http/sheet-queries.ts';
import { useSheetLabel } from '../../parts/points/use-sheet-label.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';

/** Dialog that asks for the name of a copy of a sheet, creates the copy and opens it (SHT-9). */
export function CopySheet(props: { readonly base: SheetDefinition; readonly onClose: () => void }) {
  const { base, onClose } = props;
  const { t } = useLingui();
  const { locale } = useLocale();
  const router = useRouter();
  const queries = useQueryClient();
  const sending = useSending();
  const label = useSheetLabel();
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const form = useFormCheck({ name: required(name) });
  const labels = { name: t`Name of the sheet` };
  const of = label(base);

  async function send(): Promise<void> {
    if (!form.check()) return;
    const draft = draftOf(base, { ...NO_WORDS, [locale]: name.trim() });
    const body = { id, base: base.id, draft };
    const made = await sending.send(() => request('POST /api/sheets', { body }));
    if (made?.ok !== true) return;
    await queries.invalidateQueries({ queryKey: ownSheetsQuery().queryKey });
    await router.navigate({
      to: '/intra/panels/sheets/$sheet',
      params: { sheet: String(made.value.sheet) },
    });
  }

  return (
    <FormDialog
      title={t`Copy ${of}`}
      sending={sending}
      submit={{ label: <Trans>Make the copy</Trans>, pending: <Trans>Copying</Trans> }}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        id={idOf('name')}
        label={labels.name}
        isRequired
        requiredText={t`required`}
        value={name}
        onChange={setName}
        errorMessage={form.wordsOf('name')}
        maxLength={LONGEST_WORDS_OF_SHEET.name}
      />
    </FormDialog>
  );
}

const idOf = (field: string): string => `copy-sheet-${field}`;
