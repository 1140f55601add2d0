import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import type { NamedQuantity } from '../../../stats-worker/explanation/explanation.ts';
import type { SourceMark } from '../../../stats-worker/explanation/rules.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { explainedWordMessage } from '../messages/explained-word-message.ts';
import { quantityMessage } from '../messages/quantity-message.ts';
import { useStats } from '../stats/stats-provider.tsx';
import { explanationQuery } from '../stats/stats-queries.ts';
import { formula } from './explained-figure.css.ts';
import { filledFormula } from './filled-formula.ts';
import { MathView } from './math-view.tsx';
import { writtenQuantity } from './written-quantity.ts';

/** FIG-1: where a figure comes from, as the engine tells it: formula, figures put in, rule, source and method. */
export function ExplanationView(props: {
  readonly question: FigureQuestion;
  readonly settings: PanelSettings;
}) {
  const { question, settings } = props;
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const word = (code: string) => {
    const message = explainedWordMessage(code);
    return message === null ? code : i18n._(message);
  };
  const term = ({ name, symbol }: NamedQuantity) => {
    if (name === 'quantile') return t`Quartiles by`;
    const message = quantityMessage(name);
    return message === null ? symbol : `${i18n._(message)}, ${symbol}`;
  };
  const tell = { number, word };
  const { data: told } = useQuery(explanationQuery(useStats(), question, settings));
  if (told === undefined) return null;
  const shown = [...told.inputs, ...told.steps].filter(({ name }) => name !== 'attribute');
  return (
    <Stack gap={3}>
      <div className={formula}>
        <MathView mathml={told.formula.mathml} />
      </div>
      <div className={formula}>
        <MathView mathml={filledFormula(told.formula.filledMathml, told, tell)} />
      </div>
      <DefinitionList
        layout="sum"
        items={[
          ...shown.map((each) => ({
            term: term(each),
            value: writtenQuantity(each, tell),
          })),
          { term: t`Rule`, value: told.rule },
          { term: t`Source`, value: <SourceWords marks={told.marks} /> },
          { term: t`Method`, value: told.method },
        ]}
      />
    </Stack>
  );
}

/** The mark of the rule itself; a limit that the product defines is never called official. */
function SourceWords({ marks }: { readonly marks: readonly [SourceMark, ...SourceMark[]] }) {
  switch (marks[0]) {
    case 'N':
      return <Trans>Read in the norm</Trans>;
    case 'S':
      return <Trans>Read in a source that applies the norm</Trans>;
    case 'R':
      return <Trans>Recalled from the norm</Trans>;
    case 'P':
      return <Trans>Panel-defined</Trans>;
  }
}
