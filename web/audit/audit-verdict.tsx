import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { auditVerdictQuery } from '../http/people-queries.ts';
import { Note } from '../ui/note/note.tsx';

/** Whether the chain of the trail is whole, computed by the server from its first entry. */
export function AuditVerdict() {
  const { data } = useQuery(auditVerdictQuery());
  if (data === undefined) return null;
  const { links, broken } = data;
  if (broken === null)
    return (
      <Note kind="success">
        <Trans>{links} entries, the chain is whole.</Trans>
      </Note>
    );
  const { sequence } = broken;
  return (
    <Note kind="error">
      <Trans>
        The chain is broken at entry {sequence}. Keep a backup as it is and tell your operator.
      </Trans>
    </Note>
  );
}
