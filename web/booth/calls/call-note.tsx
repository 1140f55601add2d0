import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import type { Call } from './use-call.ts';

/** The warning that a call did not reach the leader, with what to do instead. */
export function CallNote({ call }: { readonly call: Call }) {
  const { t } = useLingui();
  const { notSent } = call;
  if (notSent === null) return null;
  return (
    <Note
      kind="warning"
      isLive
      title={t`Your call did not get through`}
      actions={
        <Button size="booth" pending={call.isSending} onPress={() => call.send(notSent)}>
          {t`Call again`}
        </Button>
      }
    >
      <Trans>No connection: raise your hand.</Trans>
    </Note>
  );
}
