import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { KnownCriteria } from '../../../../domain/sessions/session-criteria.ts';
import type { FailedCriterion } from '../../../../domain/words/failed-criterion.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { criterionMessage } from '../../../parts/history/criterion-message.ts';

/**
 * The acceptance criteria of a session in words; each failed criterion is named once, with its
 * samples (M-ACCEPT).
 */
export function useCriteriaWords(): (criteria: KnownCriteria) => string {
  const { t } = useMacro();
  const { i18n } = useLingui();
  const { semicolon } = useFormat();
  const glassOf = ({ sample, replicate }: FailedCriterion): string =>
    replicate === null ? sample : `${sample} · ${t`Replicate ${replicate}`}`;

  function failedWords(failed: readonly FailedCriterion[]): string {
    if (failed.length === 0) return t`Criteria not met`;
    const what = [...Map.groupBy(failed, ({ code }) => code)]
      .map(([code, of]) => {
        const message = criterionMessage(code);
        return `${message === null ? code : i18n._(message)} (${of.map(glassOf).join(', ')})`;
      })
      .join(semicolon);
    return t({
      message: plural(failed.length, { one: `# not met: ${what}`, other: `# not met: ${what}` }),
    });
  }

  return (criteria) => {
    switch (criteria.kind) {
      case 'not-asked':
        return t`Not applicable`;
      case 'not-known':
        return t`Not known yet`;
      case 'met':
        return t`All met`;
      case 'failed':
        return failedWords(criteria.failed);
    }
  };
}
