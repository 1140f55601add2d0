import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { auditVerdictQuery } from '../../parts/http/people-queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';

/** Asks the server to walk the chain of the trail from its first entry. */
export function VerifyButton() {
  const { isFetching, refetch } = useQuery({ ...auditVerdictQuery(), enabled: false });
  return (
    <Button icon={ShieldCheck} pending={isFetching} onPress={() => void refetch()}>
      {isFetching ? <Trans>Verifying the chain</Trans> : <Trans>Verify the chain</Trans>}
    </Button>
  );
}

/** Whether the chain of the trail is whole, once that was asked. */
export function AuditVerdictNote() {
  const { data } = useQuery({ ...auditVerdictQuery(), enabled: false });
  if (data === undefined) return null;
  const { links, broken } = data;
  if (broken === null)
    return (
      <Note kind="success" isLive>
        <Trans>{links} entries, the chain is whole.</Trans>
      </Note>
    );
  const { sequence } = broken;
  return (
    <Note kind="error" isLive>
      <Trans>
        The chain is broken at entry {sequence}. Keep a backup as it is and tell your operator.
      </Trans>
    </Note>
  );
}
