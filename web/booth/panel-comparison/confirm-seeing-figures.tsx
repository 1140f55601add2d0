import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';
import { useCommand } from '../../parts/http/use-command.ts';
import { RefusalWords } from '../../parts/messages/refusal-note.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import * as style from './panel-comparison.css.ts';

/**
 * The confirmation before the figures are shown: the audit trail records that the taster saw them
 * (QUA-67).
 */
export function ConfirmSeeingFigures(props: {
  readonly session: number;
  readonly onOpen: () => Promise<unknown>;
}) {
  const { session, onOpen } = props;
  const command = useCommand(`see-figures ${session}`);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isAsking, setAsking] = useState(false);
  const open = async () => {
    setAsking(true);
    const result = await command('see-figures', { session });
    if (result.ok) await onOpen();
    setRefusal(result.ok ? null : result);
    setAsking(false);
  };
  return (
    <div className={style.ask}>
      <p>
        <Trans>
          Your marks of session {session} beside the panel’s median and middle half. The audit trail
          records that you looked.
        </Trans>
      </p>
      {refusal !== null && (
        <Note kind="info" isLive>
          <RefusalWords refusal={refusal} />
        </Note>
      )}
      <div>
        <Button variant="primary" size="booth" pending={isAsking} onPress={() => void open()}>
          <Trans>Show the figures</Trans>
        </Button>
      </div>
    </div>
  );
}
