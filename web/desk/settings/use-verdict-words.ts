import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { fruityClassMessage, oilClassMessage } from '../../parts/messages/class-names.ts';
import { statementMessage } from '../../parts/messages/statement-message.ts';
import type { PreviewVerdict } from './preview-verdicts.ts';

/**
 * Hook that formats a verdict of the preview as text: a class with its reliability, or the outcome
 * of a pair. It adds the fruitiness class where it differs from the other verdict, and the
 * statements that the other verdict lacks.
 */
export function useVerdictWords(): (verdict: PreviewVerdict, other: PreviewVerdict) => string {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const { semicolon } = useFormat();
  return (verdict, other) => {
    const name = verdict.class === null ? '' : i18n._(oilClassMessage(verdict.class));
    if (verdict.of === 'pair') {
      if (!verdict.accepted) return t`pair rejected`;
      return name === '' ? t`pair accepted` : t`pair accepted, ${name}`;
    }
    const parts = [verdict.reliable ? name : t`${name}, not reliable`];
    if (other.of === 'analysis') {
      if (verdict.fruityClass !== other.fruityClass)
        parts.push(i18n._(fruityClassMessage(verdict.fruityClass)));
      for (const key of verdict.statements) {
        const message = other.statements.includes(key) ? null : statementMessage(key);
        if (message !== null) parts.push(i18n._(message));
      }
    }
    return parts.join(semicolon);
  };
}
