import { Trans } from '@lingui/react/macro';
import type { CheckedResult } from '../../../domain/words/checked-result.ts';
import { Link } from '../../ui/link/link.tsx';
import { assessmentHref } from './board-addresses.ts';

/**
 * What a session checks, in words: a sample of an earlier session with a link, or an external
 * reference (PLN-44).
 */
export function CheckedWords(props: {
  readonly checks: CheckedResult;
  readonly codeOf: (sample: string) => string;
}) {
  const { checks, codeOf } = props;
  if (checks.of === 'elsewhere') return <>{checks.reference}</>;
  const { session, sample } = checks;
  const code = codeOf(sample);
  return (
    <Link href={assessmentHref(session, sample)}>
      <Trans>
        {code}, session {session}
      </Trans>
    </Link>
  );
}
