import { Trans, useLingui } from '@lingui/react/macro';
import { statementMessage } from '../../parts/messages/statement-message.ts';

/** The optional labelling terms and the mandatory statements of a result, in words (M-LABEL). */
export function LabelTerms({ statements }: { readonly statements: readonly string[] }) {
  const { i18n } = useLingui();
  if (statements.length === 0) return <Trans>None</Trans>;
  return (
    <ul>
      {statements.map((key) => {
        const message = statementMessage(key);
        return <li key={key}>{message === null ? key : i18n._(message)}</li>;
      })}
    </ul>
  );
}
