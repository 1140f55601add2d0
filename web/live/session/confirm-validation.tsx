import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FailedCriterion } from '../../../domain/words/failed-criterion.ts';
import { useReason } from '../../parts/forms/use-reason.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { UnmetCriteria } from './unmet-criteria.tsx';
import { useDeskCommand } from './use-desk-command.ts';

/**
 * The confirmation that validates a session: it lists the criteria that fail, and asks for a reason
 * if any does (M-ACCEPT). The server judges again; what it finds beyond this page's list is shown
 * before anything is stored.
 */
export function ConfirmValidation(props: {
  readonly session: number;
  readonly failed: readonly FailedCriterion[];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}) {
  const { session, failed, isOpen, onOpenChange } = props;
  const { t } = useLingui();
  const asked = useReason({
    kept: t`Kept in audit trail and report.`,
    missing: t`Write why.`,
  });
  const give = useDeskCommand(String(isOpen), 'question');
  const [found, setFound] = useState<readonly FailedCriterion[]>([]);
  const all = found.length > 0 ? found : failed;
  const mustReason = all.length > 0;

  async function validate(reason: string): Promise<void> {
    const said = reason.trim();
    const result = await give(
      'validate-session',
      { session, reason: mustReason ? said : null },
      t`Session ${session} is validated`,
    );
    if (result.ok) return;
    if (result.code === 'criteria-not-met') setFound(result.data.failed);
    throw new Error(result.code);
  }

  return (
    <Confirm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={
        mustReason
          ? t`Invalid validation criteria. Validate the session?`
          : t`Validate session ${session}?`
      }
      confirmLabel={mustReason ? t`Validate anyway` : t`Validate session`}
      cancelLabel={t`Cancel`}
      isDanger={mustReason}
      reason={mustReason ? asked : undefined}
      onConfirm={validate}
    >
      <Stack gap={3}>
        <span>
          <Trans>Computes results from the sealed sheets, stored with settings and method.</Trans>
        </span>
        <UnmetCriteria failed={all} />
      </Stack>
    </Confirm>
  );
}
