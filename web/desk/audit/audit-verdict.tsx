import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { auditVerdictQuery, trailKeyQuery } from '../../parts/http/people-queries.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';

/**
 * The button that asks the server to verify the hash chain of the audit trail from its first entry.
 */
export function VerifyButton() {
  const { isFetching, refetch } = useQuery({ ...auditVerdictQuery(), enabled: false });
  return (
    <Button icon={ShieldCheck} pending={isFetching} onPress={() => void refetch()}>
      {isFetching ? <Trans>Verifying the chain</Trans> : <Trans>Verify the chain</Trans>}
    </Button>
  );
}

/**
 * The result of the verification: whether the hash chain of the audit trail is intact; nothing
 * before.
 */
export function AuditVerdictNote() {
  const { data } = useQuery({ ...auditVerdictQuery(), enabled: false });
  if (data === undefined) return null;
  const { links, since, undigested = 0, broken } = data;
  if (broken === null)
    return (
      <Note kind="success" isLive>
        {since === null || since === 1 ? (
          <Plural
            value={links}
            one="# entry, chain whole and signed."
            other="# entries, chain whole and signed."
          />
        ) : (
          <Trans>
            <Plural value={links} one="# entry" other="# entries" />, chain whole, signed from entry{' '}
            {since}.
          </Trans>
        )}
        {undigested > 0 && (
          <>
            {' '}
            <Plural
              value={undigested}
              one="# session is older than the record of its codes."
              other="# sessions are older than the record of their codes."
            />
          </>
        )}
      </Note>
    );
  const { sequence, what } = broken;
  if (what !== null)
    return (
      <Note kind="error" isLive>
        <Trans>
          The trail is whole, but a record differs: {what}. Keep a backup; tell your administrator.
        </Trans>
      </Note>
    );
  return (
    <Note kind="error" isLive>
      <Trans>Chain broken at entry {sequence}. Keep a backup; tell your administrator.</Trans>
    </Note>
  );
}

/** The name of the key that signs the audit trail, on the screen and in print (AUD-11). */
export function TrailKeyName() {
  const { data } = useQuery(trailKeyQuery());
  if (data === undefined) return null;
  const name = data.id.match(/.{1,4}/g)?.join(' ') ?? '';
  return (
    <Text tone="caption">
      <Trans>Signed with key {name}</Trans>
    </Text>
  );
}
