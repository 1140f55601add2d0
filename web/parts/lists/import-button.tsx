import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fileText } from '../../../domain/files/file-text.ts';
import type { ImportReport } from '../../../domain/registers/import-report.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';
import { request } from '../http/request.ts';
import { useRefusalToast } from '../messages/use-refusal-toast.ts';
import { type ImportedFields, ImportPreview } from './import-preview.tsx';

type Chosen = { readonly name: string; readonly csv: string; readonly report: ImportReport };

/** Imports a CSV file into a register: first a preview (dry run), then all rows or none (LST-4). */
export function ImportButton({
  register,
  fields,
}: {
  readonly register: 'samples' | 'tasters';
  readonly fields: ImportedFields;
}) {
  const { t } = useLingui();
  const show = useToast();
  const { locale } = useLocale();
  const tellRefused = useRefusalToast();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pending, setPending] = useState(false);
  const route = `POST /api/${register}/import` as const;

  async function send(csv: string, isPreview: boolean): Promise<ImportReport | null> {
    setPending(true);
    // English writes dates in both orders: there an ambiguous date is refused, elsewhere it is read
    // with the day first (LST-25).
    const body = { csv, isPreview, isDayFirst: locale !== 'en' };
    const result = await request(route, { body });
    setPending(false);
    if (result.ok) return result.value;
    tellRefused(result);
    return null;
  }

  async function look(file: File): Promise<void> {
    const csv = fileText(new Uint8Array(await file.arrayBuffer()));
    if (!csv.ok) return tellRefused(csv);
    const report = await send(csv.value, true);
    if (report !== null) setChosen({ name: file.name, csv: csv.value, report });
  }

  async function take(csv: string): Promise<void> {
    const report = await send(csv, false);
    if (report === null) return;
    if (report.problems.length > 0)
      return setChosen((known) => (known === null ? null : { ...known, report }));
    setChosen(null);
    const count = report.taken;
    show({ text: t`${plural(count, { one: '# record imported', other: '# records imported' })}` });
    await queries.invalidateQueries({ queryKey: [register] });
  }

  const count = chosen?.report.rows.length ?? 0;
  return (
    <>
      <FileButton
        accept={['.csv', '.tsv', '.txt', 'text/csv']}
        onFile={(file) => void look(file)}
        pending={pending && chosen === null}
      >
        {t`Import CSV`}
      </FileButton>
      {chosen !== null && (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setChosen(null);
          }}
          title={t`Import ${chosen.name}`}
          closeLabel={t`Close`}
          size="large"
          actions={
            <>
              <Button onPress={() => setChosen(null)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                variant="primary"
                pending={pending}
                isDisabled={chosen.report.problems.length > 0 || count === 0}
                onPress={() => void take(chosen.csv)}
              >
                {pending ? <Trans>Importing</Trans> : <Trans>Import all</Trans>}
              </Button>
            </>
          }
        >
          <ImportPreview report={chosen.report} fields={fields} />
        </Dialog>
      )}
    </>
  );
}
