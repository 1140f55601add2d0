import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { shownInterval } from '../../../domain/results/shown-interval.ts';
import type { PanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { FigureQuestion } from '../../../stats-worker/explanation/explain.ts';
import type { NamedQuantity } from '../../../stats-worker/explanation/explanation.ts';
import type { Origin } from '../../../stats-worker/explanation/rules.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useStats } from '../stats/stats-provider.tsx';
import { explanationQuery } from '../stats/stats-queries.ts';
import { ConditionWords } from './condition-words.tsx';
import { formula } from './explained-figure.css.ts';
import { explainedWords } from './explained-word-message.ts';
import { filledFormula } from './filled-formula.ts';
import { markMessage, partMessage, sourceMessage } from './origin-message.ts';
import { quantityMessage } from './quantity-message.ts';
import { useInterval } from './use-interval.ts';
import { writtenQuantity } from './written-quantity.ts';

/**
 * Explanation of a figure, as the statistics engine gives it: formula, inserted values, rule,
 * sources and method (FIG-1).
 */
export function ExplanationView(props: {
  readonly question: FigureQuestion;
  readonly settings: PanelSettings;
}) {
  const { question, settings } = props;
  const { t, i18n } = useLingui();
  const { number, semicolon } = useFormat();
  const word = (code: string) => explainedWords(code, (message) => i18n._(message));
  const term = ({ name, symbol }: NamedQuantity) => {
    const words = i18n._(quantityMessage(name));
    return name === 'quantile' ? words : `${words}, ${symbol}`;
  };
  const tell = { number, semicolon, word };
  const { data: told } = useQuery(explanationQuery(useStats(), question, settings));
  const interval = useInterval();
  if (told === undefined) return null;
  const ends = endsBeyondScale(told.result);
  const cut = ends === null ? null : interval(ends);
  const filled = [told.formula, ...(told.where === null ? [] : [told.where])].map((each) =>
    filledFormula(each.filledMathml, told, tell),
  );
  const shown = [...told.inputs, ...told.steps].filter(({ name }) => name !== 'attribute');
  return (
    <Stack gap={3}>
      {told.formula.conditions === null ? (
        [told.formula.mathml, ...filled].map((mathml) => (
          <div className={formula} key={mathml}>
            <MathView mathml={mathml} />
          </div>
        ))
      ) : (
        <ConditionWords conditions={told.formula.conditions} told={told} tell={tell} />
      )}
      <DefinitionList
        layout="sum"
        items={[
          ...shown.map((each) => ({
            term: term(each),
            value: writtenQuantity(each, told.places, tell),
          })),
          // The arithmetic is shown in full; the interval is also shown cut to the scale.
          ...(cut === null ? [] : [{ term: t`On the scale`, value: cut }]),
          { term: t`Rule`, value: told.rule },
          { term: t`Source`, value: <OriginWords origins={told.origins} /> },
          { term: t`Method`, value: told.method },
        ]}
      />
    </Stack>
  );
}

/** The ends of an interval that extends beyond the scale; null for every other quantity (M-CI). */
function endsBeyondScale(of: NamedQuantity) {
  if (of.kind !== 'numbers' || of.name !== 'interval') return null;
  const [ciLow = null, ciHigh = null] = of.values;
  const [low, high] = shownInterval({ ciLow, ciHigh }) ?? [ciLow, ciHigh];
  return low === ciLow && high === ciHigh ? null : { ciLow, ciHigh };
}

/**
 * Shows a MathML element that the statistics engine wrote (FIG-1). Screen readers read it as
 * mathematics where the browser supports that.
 */
function MathView({ mathml }: { readonly mathml: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const parsed = new DOMParser().parseFromString(mathml, 'application/xml').documentElement;
    place.current?.replaceChildren(document.importNode(parsed, true));
  }, [mathml]);
  return <span ref={place} />;
}

/**
 * Lists the sources of a rule, one origin on each line: the part, its authority, and the text
 * (FIG-1).
 */
export function OriginWords({ origins }: { readonly origins: readonly Origin[] }) {
  const { i18n } = useLingui();
  const line = ({ mark, source, part }: Origin) => {
    const text = sourceMessage(source);
    const known = [i18n._(markMessage(mark)), ...(text === null ? [] : [i18n._(text)])];
    return [...(part === null ? [] : [i18n._(partMessage(part))]), known.join(', ')].join(': ');
  };
  return (
    <Stack gap={1}>
      {[...new Set(origins.map(line))].map((words) => (
        <span key={words}>{words}</span>
      ))}
    </Stack>
  );
}
