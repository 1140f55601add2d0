import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { AidFigure } from '../../../../stats-worker/aids/aid-figure.ts';
import type { PanelMap } from '../../../../stats-worker/aids/panel-map.ts';
import type { AidsReport } from '../../../../stats-worker/reports/aids-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { RegisterColumn } from '../../../parts/lists/register-column.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import { ChartSave } from '../charts/chart-save.tsx';
import { QualityExport } from '../quality-export.tsx';
import * as style from './map-drawing.css.ts';
import { MapDrawing } from './map-drawing.tsx';
import { useAidWords } from './use-aid-words.ts';

/**
 * The section with the panel map (QUA-37) and a table of its figures, or with what data it lacks.
 */
export function PanelMapSection({
  of,
  period,
}: {
  readonly of: AidFigure<PanelMap>;
  readonly period: AidsReport['window'];
}) {
  const { t } = useLingui();
  const title = t`Map of the panel`;
  if (of.state === 'found') return <Drawn title={title} map={of.value} period={period} />;
  return (
    <Section title={title}>
      <Text as="p" tone="muted">
        {of.state === 'no-spread' ? (
          <Trans>All tasters mark alike.</Trans>
        ) : (
          <Trans>
            Needs three tasters with six glasses each in two attributes; {of.has} have them.
          </Trans>
        )}
      </Text>
    </Section>
  );
}

function Drawn(props: {
  readonly title: string;
  readonly map: PanelMap;
  readonly period: AidsReport['window'];
}) {
  const { title, map, period } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const words = useAidWords();
  const columns = useMapColumns();
  return (
    <Section
      title={title}
      actions={
        <>
          <ChartSave
            name="panel-map"
            title={title}
            of=""
            period={period}
            draw={() => drawing.current}
          />
          <QualityExport name="aids-map" title={title} columns={columns} rows={map.tasters} />
        </>
      }
    >
      <figure className={style.figure}>
        <div className={style.seen}>
          <MapDrawing map={map} words={words} drawing={drawing} />
          <Text as="p" tone="muted">
            <Trans>
              Where biases differ most. Middle: average. Along an arrow: marks that attribute
              higher. Close: alike.
            </Trans>
          </Text>
        </div>
        <FigureTable
          label={title}
          columns={columns}
          rows={map.tasters}
          rowId={({ taster }) => taster}
          dense
        />
      </figure>
    </Section>
  );
}

type Placed = PanelMap['tasters'][number];

function useMapColumns(): readonly RegisterColumn<Placed>[] {
  const { t } = useLingui();
  const write = useFormat();
  const named = (name: string) => ({ header: name, spoken: name, name });
  return [
    {
      id: 'taster',
      ...named(t`Taster`),
      isRowHeader: true,
      cell: ({ taster }) => taster,
      text: ({ taster }) => taster,
    },
    {
      id: 'x',
      ...named(t`1st axis, cm`),
      align: 'end',
      cell: ({ x }) => write.signed(x, 2),
      text: ({ x }) => String(x),
    },
    {
      id: 'y',
      ...named(t`2nd axis, cm`),
      align: 'end',
      cell: ({ y }) => write.signed(y, 2),
      text: ({ y }) => String(y),
    },
  ];
}
