import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { FOUNDING_REASON } from '../../../domain/settings/founding-reason.ts';
import type { SettingsBook } from '../../../domain/settings/settings-book-schema.ts';
import type { SettingsEntry } from '../../../domain/settings/settings-entry.ts';
import { settingsOf } from '../../../domain/settings/settings-of-entries.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { saveFile } from '../../parts/page/save-file.ts';
import { useSaving } from '../../parts/page/use-saving.ts';
import { Button } from '../../ui/button/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { FURTHER, type SettingKey, settingGroups } from './setting-groups.ts';
import { useSettingWords } from './use-setting-words.ts';

/** Settings history: every change, newest first, with its author, time, reason and values. */
export function SettingsHistory({ book }: { readonly book: SettingsBook }) {
  const { entries } = book;
  const { t, i18n } = useLingui();
  const saving = useSaving();
  const write = useFormat();
  const words = useSettingWords();
  const fields = settingGroups().flatMap((group) => group.fields);
  const told = (entry: SettingsEntry, place: number) => {
    const changes: Readonly<Record<string, unknown>> = entry.changes;
    // The first entry of an older history holds every default of its time.
    if (place === 0 && fields.every(({ key }) => key in changes || LATER.has(key)))
      return t`Every default`;
    const set = fields.filter(({ key }) => key in changes);
    // The first entry creates the settings, so it has no values before it.
    const before: Readonly<Record<string, unknown>> | null =
      place === 0 ? null : settingsOf(entries.slice(0, place));
    return (
      <Stack gap={1}>
        {set.map((field) => (
          <span key={field.key}>
            {i18n._(field.label)}
            {write.colon}
            {before === null ? null : `${words(field, before[field.key])} → `}
            {words(field, changes[field.key])}
          </span>
        ))}
      </Stack>
    );
  };
  return (
    <Section
      id={FURTHER.history.id}
      title={i18n._(FURTHER.history.title)}
      actions={
        <Button
          variant="quiet"
          icon={Download}
          onPress={() =>
            saving(() => saveFile('settings.automerge', 'application/octet-stream', bytes(book)))
          }
        >
          <Trans>Download the change log</Trans>
        </Button>
      }
    >
      <FigureTable
        label={t`History`}
        rows={entries.toReversed()}
        rowId={({ id }) => id}
        columns={[
          {
            id: 'at',
            header: t`When`,
            isRowHeader: true,
            cell: ({ at }) => write.instant(at),
          },
          { id: 'who', header: t`Who`, cell: ({ name }) => name },
          { id: 'what', header: t`What`, cell: (entry) => told(entry, entries.indexOf(entry)) },
          {
            id: 'reason',
            header: t`Reason`,
            cell: ({ reason }) => (reason === FOUNDING_REASON ? t`The panel was created` : reason),
          },
        ]}
      />
    </Section>
  );
}

/** Settings that were introduced later than the oldest settings histories. */
const LATER: ReadonlySet<SettingKey> = new Set([
  'method',
  'ordinaryVirgin',
  'tradeStandardEdition',
]);

/** Bytes of the settings history in the Automerge format, with all changes. */
const bytes = ({ automerge }: SettingsBook): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(automerge), (sign) => sign.charCodeAt(0));
