import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FailedCriterion } from '../../../domain/session/acceptance-criteria.ts';
import { parseFailedCriteria } from '../../assessments/failed-criterion.ts';
import { CriterionWords } from '../../board/criterion-words.tsx';
import { command } from '../../http/call.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useToast } from '../../ui/toast/use-toast.ts';

type Failing = { readonly session: number; readonly failed: readonly FailedCriterion[] };

/**
 * SES-8: validates several sessions. Those whose criteria hold are validated at once; the others are named with what
 * failed, and asked for a reason together before they are validated anyway.
 */
export function ValidateSessions(props: {
  readonly sessions: readonly number[];
  readonly onClose: () => void;
}) {
  const { sessions, onClose } = props;
  const { t } = useLingui();
  const queries = useQueryClient();
  const show = useToast();
  const [failing, setFailing] = useState<readonly Failing[]>([]);
  const mustReason = failing.length > 0;
  const list = sessions.join(', ');

  async function validate(reason: string): Promise<void> {
    const asked = mustReason ? failing.map(({ session }) => session) : sessions;
    const refused: Failing[] = [];
    let done = 0;
    for (const session of asked) {
      const said = mustReason ? reason.trim() : null;
      const result = await command('validate-session', { session, reason: said });
      if (result.ok) done += 1;
      else refused.push({ session, failed: parseFailedCriteria(result.data['failed']) });
    }
    await queries.invalidateQueries({ queryKey: ['sessions'] });
    if (done > 0) show({ text: t`Sessions validated: ${done}` });
    setFailing(refused);
    if (refused.length > 0) throw new Error('criteria-not-met');
    onClose();
  }

  return (
    <Confirm
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={
        mustReason
          ? t`Invalid validation criteria. Validate sessions?`
          : t`Validate sessions ${list}?`
      }
      confirmLabel={mustReason ? t`Validate anyway` : t`Validate`}
      cancelLabel={t`Cancel`}
      isDanger={mustReason}
      {...(mustReason
        ? {
            reason: {
              label: t`Reason`,
              requiredText: t`required`,
              missingText: t`Write why the session is validated all the same.`,
              description: t`Kept in the audit trail and on the report.`,
            },
          }
        : {})}
      onConfirm={validate}
    >
      <Stack gap={3}>
        <span>
          <Trans>
            The results are computed from the sealed sheets and stored with the settings and the
            method they were judged by.
          </Trans>
        </span>
        {failing.map(({ session, failed }) => (
          <Note key={session} kind="warning" title={t`Session ${session}`}>
            <ul>
              {failed.map((each) => (
                <li key={`${each.code} ${each.sample} ${each.replicate}`}>
                  <CriterionWords failed={each} />
                </li>
              ))}
            </ul>
          </Note>
        ))}
      </Stack>
    </Confirm>
  );
}
