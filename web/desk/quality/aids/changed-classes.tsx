import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import type { TasterAids } from '../../../../stats-worker/aids/taster-aids.ts';
import type { ChangedVerdict, GlassVerdict } from '../../../../stats-worker/aids/what-if.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { oilClassMessage } from '../../../parts/messages/class-names.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { GlassLinks } from '../glass-links.tsx';
import { QualityExport } from '../quality-export.tsx';

type Row = ChangedVerdict & { readonly taster: string };

/**
 * The section with the glasses whose class would change without one taster, with the deciding
 * figures of both classes (QUA-25).
 */
export function ChangedClasses(props: {
  readonly quality: Pick<Quality, 'idOf'>;
  readonly tasters: readonly TasterAids[];
}) {
  const { t } = useMacro();
  const columns = useChangedColumns(props.quality);
  const rows = props.tasters.flatMap(({ taster, whatIf }) =>
    whatIf.changed.map((changed): Row => ({ taster, ...changed })),
  );
  const title = t`Categories that hang on one taster`;
  return (
    <Section
      title={title}
      count={rows.length}
      actions={
        rows.length === 0 ? undefined : (
          <QualityExport name="aids-classes" title={title} columns={columns} rows={rows} />
        )
      }
    >
      <Text as="p" tone="muted">
        {rows.length === 0 ? (
          <Trans>No category hangs on one taster.</Trans>
        ) : (
          <Trans>Stored results stay. Each replicate is classified alone.</Trans>
        )}
      </Text>
      {rows.length === 0 ? null : (
        <FigureTable
          label={title}
          columns={columns}
          rows={rows}
          rowId={({ taster, glass }) =>
            `${taster} ${glass.session} ${glass.sample} ${glass.replicate}`
          }
        />
      )}
    </Section>
  );
}

function useChangedColumns({ idOf }: Pick<Quality, 'idOf'>): readonly RegisterColumn<Row>[] {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const write = useFormat();
  const column = (
    id: string,
    name: string,
    text: RegisterColumn<Row>['text'],
    cell: RegisterColumn<Row>['cell'] = text,
  ): RegisterColumn<Row> => ({ id, header: name, spoken: name, name, cell, text });
  const both = (of: (verdict: GlassVerdict) => string) => (row: Row) =>
    `${of(row.stands)} → ${of(row.without)}`;
  const figures = (id: string, name: string, of: (verdict: GlassVerdict) => number) => ({
    ...column(
      id,
      name,
      both((verdict) => String(of(verdict))),
      both((verdict) => write.number(of(verdict), id === 'n' ? 0 : 1)),
    ),
    align: 'end' as const,
  });
  const className = (verdict: GlassVerdict) => i18n._(oilClassMessage(verdict.class));
  return [
    { ...column('taster', t`Without`, ({ taster }) => taster), isRowHeader: true },
    column(
      'session',
      t`Session`,
      ({ glass }) => glass.session,
      ({ glass }) => <GlassLinks sessions={[glass.session]} sample={idOf(glass.sample)} />,
    ),
    column('sample', t`Sample`, ({ glass }) => glass.sample),
    column('replicate', t`Replicate`, ({ glass }) => String(glass.replicate)),
    column(
      'class',
      t`Category`,
      both((verdict) => verdict.class),
      (row) =>
        row.isTooFew ? t`${className(row.stands)} → too few evaluations` : both(className)(row),
    ),
    figures('md', t`Md, cm`, ({ md }) => md),
    figures('mf', t`Mf, cm`, ({ mf }) => mf),
    figures('n', t`Evaluations`, ({ n }) => n),
  ];
}
