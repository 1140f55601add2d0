import { Trans } from '@lingui/react/macro';

/** The optional labelling terms and the mandatory statements of a result, in words (M-LABEL). */
export function LabelTerms({ statements }: { readonly statements: readonly string[] }) {
  if (statements.length === 0) return <Trans>None</Trans>;
  return (
    <ul>
      {statements.map((key) => (
        <li key={key}>
          <StatementWords statement={key} />
        </li>
      ))}
    </ul>
  );
}

function StatementWords({ statement }: { readonly statement: string }) {
  switch (statement) {
    case 'robust fruity':
      return <Trans>Robust fruity</Trans>;
    case 'medium fruity':
      return <Trans>Medium fruity</Trans>;
    case 'delicate fruity':
      return <Trans>Delicate fruity</Trans>;
    case 'robust bitter':
      return <Trans>Robust bitter</Trans>;
    case 'medium bitter':
      return <Trans>Medium bitter</Trans>;
    case 'delicate bitter':
      return <Trans>Delicate bitter</Trans>;
    case 'robust pungent':
      return <Trans>Robust pungent</Trans>;
    case 'medium pungent':
      return <Trans>Medium pungent</Trans>;
    case 'delicate pungent':
      return <Trans>Delicate pungent</Trans>;
    case 'well-balanced':
      return <Trans>Well balanced: bitter and pungent are at most 2.0 above fruity</Trans>;
    case 'mild':
      return <Trans>Mild: bitter and pungent are at most 2.0</Trans>;
    case 'bitter>5':
      return <Trans>Bitter is above 5.0: must be stated on the report</Trans>;
    case 'pungent>5':
      return <Trans>Pungent is above 5.0: must be stated on the report</Trans>;
    default:
      return <>{statement}</>;
  }
}
