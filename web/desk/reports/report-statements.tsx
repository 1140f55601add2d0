import { useLingui } from '@lingui/react';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useFormat } from '../../i18n/use-format.ts';
import { statementMessage } from '../../parts/messages/statement-message.ts';
import * as css from './report.css.ts';

/**
 * The statements of a report: optional label terms (M-LABEL), and whether bitter or pungent is
 * above 5.0 (RPT-1).
 */
export function ReportStatements(props: {
  readonly statements: readonly string[];
  /** Whether a person decided the category: the labelling terms belong to figures alone. */
  readonly isDecided: boolean;
}) {
  const { statements, isDecided } = props;
  const { i18n } = useLingui();
  const { t } = useMacro();
  const { semicolon } = useFormat();
  const bitter = statements.includes('bitter>5');
  const pungent = statements.includes('pungent>5');
  const terms = statements.filter((key) => !key.endsWith('>5'));
  const words = terms.map((key) => {
    if (isDecided && key === 'terms-not-for-class')
      return t`No labelling terms: a person decided the category`;
    const message = statementMessage(key);
    return message === null ? key : i18n._(message);
  });
  return (
    <section className={css.whole}>
      <h2>
        <Trans>Statements</Trans>
      </h2>
      {words.length === 0 ? null : <p>{`${words.join(semicolon)}.`}</p>}
      <p>
        {bitter && pungent ? (
          <strong>
            <Trans>The medians of bitter and of pungent are above 5.0.</Trans>
          </strong>
        ) : bitter ? (
          <strong>
            <Trans>The median of bitter is above 5.0.</Trans>
          </strong>
        ) : pungent ? (
          <strong>
            <Trans>The median of pungent is above 5.0.</Trans>
          </strong>
        ) : (
          <Trans>Neither bitter nor pungent is above 5.0.</Trans>
        )}
      </p>
    </section>
  );
}
