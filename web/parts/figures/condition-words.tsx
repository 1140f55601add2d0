import { Trans, useLingui } from '@lingui/react/macro';
import type { Explanation } from '../../../stats-worker/explanation/explanation.ts';
import type { Condition } from '../../../stats-worker/explanation/formula.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { operandWords } from './operand-words.ts';
import { quantityMessage } from './quantity-message.ts';
import { sentence } from './sentence.css.ts';
import { type Tell, writtenQuantity } from './written-quantity.ts';

/**
 * A decision of an explanation as a sentence: its conditions with their figures, and the outcome
 * (FIG-1).
 */
export function ConditionWords(props: {
  readonly conditions: readonly Condition[];
  readonly told: Explanation;
  readonly tell: Tell;
}) {
  const { conditions, told, tell } = props;
  const { i18n } = useLingui();
  const { all, colon } = useFormat();
  const phrase = useConditionPhrase();
  const name = (of: Explanation['result']) => i18n._(quantityMessage(of.name));
  const list = all(conditions.map((each) => phrase(operandWords(each, told, tell, name))));
  const { result } = told;
  const answer = result.kind === 'truth' ? result.value : true;
  return (
    <p className={sentence}>
      {name(result)}
      {colon}
      {writtenQuantity(result, told.places, tell)}.{' '}
      {answer === true ? (
        <Trans>What decides: {list}.</Trans>
      ) : answer === false ? (
        <Trans>Not all of this holds: {list}.</Trans>
      ) : (
        <Trans>It is not known whether {list}.</Trans>
      )}
    </p>
  );
}

/** React hook that returns a function from a condition to a phrase of a sentence. */
function useConditionPhrase(): (of: Condition) => string {
  const { t } = useLingui();
  return ({ left: side, operator, right }) => {
    const [, greatest] = /^max\((.*)\)$/.exec(side) ?? [];
    const left = greatest === undefined ? side : t`the greatest of ${greatest}`;
    if (right === '∅') return t`${left} has no answer`;
    switch (operator) {
      case '=':
        return t`${left} is ${right}`;
      case '<':
        return t`${left} is below ${right}`;
      case '≤':
        return t`${left} is at most ${right}`;
      case '>':
        return t`${left} is above ${right}`;
      case '≥':
        return t`${left} is at least ${right}`;
      case 'tie':
        return t`of equal medians the smallest of ${left} counts`;
    }
  };
}
