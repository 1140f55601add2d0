import { useLingui } from '@lingui/react/macro';
import { media } from '../../../theme/breakpoints.ts';
import { useMedia } from '../../../ui/media/use-media.ts';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { CompetenceFacts } from './use-competence-columns.tsx';
import { useWayColumns } from './use-way-columns.tsx';

/**
 * What would make each taster competent, as a list below the table. It replaces the table's column
 * under 1440 px.
 */
export function WaysBack({ quality }: { readonly quality: CompetenceFacts }) {
  const { t } = useLingui();
  const hasRoom = useMedia(media.wide);
  const columns = useWayColumns(quality.facts);
  const rows = quality.report.tasters.filter(
    ({ beyond, insufficient }) => beyond.length + insufficient.length > 0,
  );
  if (hasRoom || rows.length === 0) return null;
  const title = t`What would change it`;
  return (
    <Section title={title}>
      <FigureTable label={title} columns={columns} rows={rows} rowId={({ taster }) => taster} />
    </Section>
  );
}
