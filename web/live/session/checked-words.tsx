import { Trans } from '@lingui/react/macro';
import type { CheckedResult } from '../../../domain/words/checked-result.ts';
import { Link } from '../../ui/link/link.tsx';
import { assessmentHref } from './board-addresses.ts';

/** PLN-44: what a session checks, in words: a sample of an earlier session with the way to it, or a reference elsewhere. */
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
