import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import { FigureTable } from '../../ui/table/figure-table.tsx';
import { settingGroups } from './setting-groups.ts';
import { useSettingWords } from './use-setting-words.ts';

/** Table that compares the settings of an earlier day with the current ones. */
export function AsOfTable({
  settings,
  now,
}: {
  readonly settings: PanelSettings;
  readonly now: PanelSettings;
}) {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const words = useSettingWords();
  return (
    <FigureTable
      label={t`As of`}
      rows={settingGroups().flatMap(({ fields }) => fields)}
      rowId={({ key }) => key}
      columns={[
        {
          id: 'setting',
          header: t`Setting`,
          isRowHeader: true,
          cell: ({ label }) => i18n._(label),
        },
        { id: 'then', header: t`Then`, cell: (field) => words(field, settings[field.key]) },
        {
          id: 'now',
          header: t`Now`,
          cell: (field) =>
            settings[field.key] === now[field.key] ? (
              t`the same`
            ) : (
              <strong>{words(field, now[field.key])}</strong>
            ),
        },
      ]}
    />
  );
}
