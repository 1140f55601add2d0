import { Trans, useLingui } from '@lingui/react/macro';
import type { PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Figures } from '../../stats-worker/assessment/assessment.ts';
import { DefinitionList } from '../ui/definition-list/definition-list.tsx';
import { Figure } from '../ui/figure/figure.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { explainFigure, type FigureKind, type Formula } from './explain-figure.ts';
import { answer, formula, over, quotient, under } from './explained-figure.css.ts';
import { useWrite } from './use-write.ts';

/** A figure that opens its formula, its inputs, its rule and the version of the method. Plain where it is not defined. */
export function ExplainedFigure(props: {
  readonly kind: FigureKind;
  readonly figures: Figures;
  /** The attribute's name, as in running text. */
  readonly of: string;
  readonly quantile: PanelSettings['quantile'];
  readonly children: string;
}) {
  const { kind, figures, of, quantile, children } = props;
  const { t } = useLingui();
  const write = useWrite();
  const told = explainFigure(kind, figures, quantile, write.number);
  if (told === null) return <>{children}</>;
  const title = t`${told.symbol} of ${of}`;
  return (
    <Figure
      label={t`${title}: ${children}. How it is computed`}
      title={title}
      closeLabel={t`Close`}
      explanation={
        <Stack gap={3}>
          <div className={formula}>
            <span>{told.symbol}</span>
            <span>=</span>
            <FormulaView formula={told.formula} />
          </div>
          <div className={formula}>
            <span>=</span>
            <FormulaView formula={told.filled} />
            <span>=</span>
            <span className={answer}>{told.answer}</span>
          </div>
          <DefinitionList
            layout="sum"
            items={[
              {
                term: 'P25, P75',
                value: `${write.two(figures.p25)}; ${write.two(figures.p75)}`,
              },
              {
                term: t`Quartiles by`,
                value: quantile === 'type7' ? t`type 7, panel setting` : t`type 2, panel setting`,
              },
              { term: 'N', value: <Trans>{figures.n} valid</Trans> },
              { term: t`Mean, SD`, value: `${write.two(figures.mean)}; ${write.two(figures.sd)}` },
              { term: t`Rule`, value: told.rule },
            ]}
          />
        </Stack>
      }
    >
      {children}
    </Figure>
  );
}

function FormulaView({ formula: set }: { readonly formula: Formula }) {
  if (set.kind === 'line') return <span>{set.text}</span>;
  return (
    <span className={quotient}>
      <span className={over}>{set.over}</span>
      <span className={under}>{set.under}</span>
    </span>
  );
}
