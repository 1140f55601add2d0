import { Trans, useLingui } from '@lingui/react/macro';
import type { AidFigure } from '../../../../stats-worker/aids/aid-figure.ts';
import type { TasterAids } from '../../../../stats-worker/aids/taster-aids.ts';
import type { NamedModel } from '../../../../stats-worker/reports/aids-report.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { FigureTable } from '../../../ui/table/figure-table.tsx';
import type { Quality } from '../facts/use-quality.ts';
import { QualityExport } from '../quality-export.tsx';
import { useTestWords } from './use-aid-words.ts';
import { useModelColumns } from './use-model-columns.tsx';

/**
 * The section with the mixed assessor model of an attribute, one taster a row, or with what data it
 * lacks (QUA-36).
 */
export function AssessorModel(props: {
  readonly quality: Quality;
  readonly of: AidFigure<NamedModel>;
  readonly title: string;
  /** Every taster of the period. */
  readonly tasters: readonly TasterAids[];
}) {
  const { quality, of, title, tasters } = props;
  if (of.state === 'found')
    return <Model quality={quality} model={of.value} title={title} of={tasters} />;
  return (
    <Section title={title}>
      <Text as="p" tone="muted">
        {of.state === 'no-spread' ? (
          <Trans>Marks differ too little for a model.</Trans>
        ) : (
          <Trans>
            Needs {of.needs} samples tasted twice by the same three tasters; there are {of.has}.
          </Trans>
        )}
      </Text>
    </Section>
  );
}

function Model(props: {
  readonly quality: Quality;
  readonly model: NamedModel;
  readonly title: string;
  readonly of: readonly TasterAids[];
}) {
  const { quality, model, title, of } = props;
  const { t } = useLingui();
  const columns = useModelColumns(quality);
  const words = useTestWords();
  const write = useFormat();
  const { oils, assessors, noise } = model;
  const tasters = assessors.length;
  const rest = of
    .map(({ taster }) => taster)
    .filter((one) => assessors.every(({ taster }) => taster !== one));
  const names = write.all(rest);
  const pooled = write.two(noise);
  const [product, scaling, disagreement] = [model.product, model.scaling, model.disagreement].map(
    words.whole,
  );
  return (
    <Section
      title={title}
      actions={
        <QualityExport name="aids-model" title={title} columns={columns.saved} rows={assessors} />
      }
    >
      <Text as="p" tone="muted">
        <Trans>
          {tasters} tasters, {oils} samples all tasted twice. Differences between samples: {product}
          . Scaling: {scaling}. Disagreement: {disagreement}.
        </Trans>
      </Text>
      {rest.length > 0 && (
        <Text as="p" tone="muted">
          <Trans>Left out, not all tasted twice: {names}.</Trans>
        </Text>
      )}
      <FigureTable
        label={title}
        columns={columns.shown}
        rows={assessors}
        rowId={({ taster }) => taster}
      />
      <Text as="p" tone="caption">
        {t`Scaling below 1: uses less line. Disagreement: beyond the pooled noise of ${pooled} cm. Repeatability: own noise against the others’. p: not corrected for several tasters.`}
      </Text>
    </Section>
  );
}
