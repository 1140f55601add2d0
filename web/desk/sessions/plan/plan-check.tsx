import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckedResult } from '../../../../domain/words/checked-result.ts';
import { assessmentHref } from '../../../live/session/board-addresses.ts';
import { sampleQuery } from '../../../parts/http/queries.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { CheckPicker } from './check-picker.tsx';
import { flush } from './plan.css.ts';

/**
 * What the session checks as a counter-assessment, with a button to choose or remove it (PLN-40).
 */
export function PlanCheck(props: {
  readonly session: number;
  readonly checks: CheckedResult | null;
  readonly isFixed: boolean;
  readonly onChange: (checks: CheckedResult | null) => void;
}) {
  const { session, checks, isFixed, onChange } = props;
  const { t } = useLingui();
  const [isPicking, setPicking] = useState(false);
  return (
    <Stack gap={2}>
      <Text as="p">
        {checks === null ? <Trans>Counter-assessment: no</Trans> : <Checked checks={checks} />}
      </Text>
      {isFixed ? null : (
        <div className={flush}>
          <Button
            variant="quiet"
            onPress={() => (checks === null ? setPicking(true) : onChange(null))}
          >
            {checks === null ? t`Choose what is checked` : t`No counter-assessment`}
          </Button>
        </div>
      )}
      {isPicking ? (
        <CheckPicker session={session} onChoose={onChange} onClose={() => setPicking(false)} />
      ) : null}
    </Stack>
  );
}

function Checked({ checks }: { readonly checks: CheckedResult }) {
  if (checks.of === 'elsewhere') return <Trans>Counter-assessment of {checks.reference}</Trans>;
  return <CheckedHere session={checks.session} sample={checks.sample} />;
}

function CheckedHere({ session, sample }: { readonly session: number; readonly sample: string }) {
  const code = useQuery(sampleQuery(sample)).data?.code ?? '';
  return (
    <Link href={assessmentHref(session, sample)}>
      <Trans>
        Counter-assessment of {code}, session {session}
      </Trans>
    </Link>
  );
}
