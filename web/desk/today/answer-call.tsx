import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OpenCall } from '../../../domain/today/today-answers.ts';
import { parseSessionCode, parseTasterId } from '../../../domain/words/ids.ts';
import { useDeskCommand } from '../../live/session/use-desk-command.ts';
import { Button } from '../../ui/button/button.tsx';

/** Button that answers a call for help, which clears it (SES-13). */
export function AnswerCall({ call }: { readonly call: OpenCall }) {
  const { t } = useLingui();
  const give = useDeskCommand(call.call.at);
  const [isUnderWay, setUnderWay] = useState(false);
  const session = parseSessionCode(String(call.session));
  const taster = parseTasterId(call.taster);
  if (session === null || taster === null) return null;
  async function answer(of: { session: typeof session; taster: typeof taster }): Promise<void> {
    if (of.session === null || of.taster === null) return;
    setUnderWay(true);
    await give('answer-call', { session: of.session, taster: of.taster }, t`The call is answered`);
    setUnderWay(false);
  }
  return (
    <Button
      isDisabled={isUnderWay}
      onPress={() => void answer({ session, taster })}
      size="dense"
      variant="primary"
    >
      <Trans>Answer</Trans>
    </Button>
  );
}
