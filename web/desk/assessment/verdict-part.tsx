import { Trans, useLingui } from '@lingui/react/macro';
import type { Assessment } from '../../../domain/words/assessment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../../parts/messages/attribute-names.tsx';
import { capital } from '../../parts/messages/capital.ts';
import { fruityClassMessage, oilClassMessage } from '../../parts/messages/class-names.ts';
import { LabelTerms } from './label-terms.tsx';
import type { VerdictPart as Part } from './verdict-differences.ts';

/** One part of a verdict in words; medians are in cm. */
export function VerdictPart({ part, of }: { readonly part: Part; readonly of: Assessment }) {
  const { i18n, t } = useLingui();
  const names = useSheetNames();
  const write = useFormat();
  switch (part) {
    case 'n':
      return of.n;
    case 'class':
      return i18n._(oilClassMessage(of.class));
    case 'predominantDefect':
      return of.predominantDefect === null ? capital(t`none`) : names.label(of.predominantDefect);
    case 'md':
    case 'mf':
      return write.cm(of[part]);
    case 'reliable':
      return of.reliable ? <Trans>Yes</Trans> : <Trans>Repeat</Trans>;
    case 'fruityClass':
      return i18n._(fruityClassMessage(of.fruityClass));
    case 'statements':
      return <LabelTerms statements={of.statements} />;
  }
}
