import { Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../../../domain/settings/panel-settings.ts';
import type { DefectKey } from '../../../../domain/words/attributes.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { useSheetNames } from '../../../parts/messages/attribute-names.tsx';
import { capital } from '../../../parts/messages/capital.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { useGlassColumns } from '../use-row-columns.tsx';

type Row = Quality['report']['nonconforming'][number];

/**
 * The reference materials and duplicates in which the panel found another defect than expected
 * (M-QC). The settings decide whether they count.
 */
export function NonconformingList({
  quality,
}: {
  readonly quality: Pick<Quality, 'report' | 'idOf'> & {
    readonly facts: { readonly settings: Pick<PanelSettings, 'matchingDefect'> };
  };
}) {
  const { t } = useLingui();
  const names = useSheetNames();
  const glass = useGlassColumns<Row>(quality.idOf);
  const rows = quality.report.nonconforming;
  if (rows.length === 0) return null;
  const defect = (key: DefectKey | null) => (key === null ? capital(t`none`) : names.label(key));
  const column = (id: string, name: string, cell: RegisterColumn<Row>['cell']) => ({
    id,
    header: name,
    cell,
  });
  return (
    <Section title={t`Nonconforming`} count={rows.length}>
      <Text as="p" tone="muted">
        {quality.facts.settings.matchingDefect ? (
          <Trans>
            Predominant defect unlike the reference’s (out of the DN) or the first replicate’s (in
            the PN).
          </Trans>
        ) : (
          <Trans>
            Predominant defect unlike the reference’s (in the DN) or the first replicate’s (in the
            PN).
          </Trans>
        )}
      </Text>
      <FigureTable
        label={t`Nonconforming`}
        rows={rows}
        rowId={({ kind, session, sample }) => `${kind} ${session} ${sample}`}
        columns={[
          ...glass,
          column('kind', t`What`, ({ kind }) =>
            kind === 'reference' ? t`Reference material` : t`Pair`,
          ),
          column('expected', t`Expected`, (row) => defect(row.expected)),
          column('found', t`Found`, (row) => defect(row.found)),
        ]}
      />
    </Section>
  );
}
