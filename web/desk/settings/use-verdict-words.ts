import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { oilClassMessage, parseOilClass } from '../../parts/messages/class-names.ts';

/** Writes a verdict of the preview in words: a class with its reliability, or what became of a pair. */
export function useVerdictWords(): (verdict: string) => string {
  const { i18n } = useLingui();
  const { t } = useMacro();
  return (verdict) => {
    const [first = '', second = ''] = verdict.split(' ');
    const oil = parseOilClass(first === 'accepted' ? second : first);
    const name = oil === null ? '' : i18n._(oilClassMessage(oil));
    switch (first) {
      case 'rejected':
        return t`pair rejected`;
      case 'accepted':
        return t`pair accepted, ${name}`;
      default:
        return second === 'reliable' ? name : t`${name}, not reliable`;
    }
  };
}
