import { useLingui } from '@lingui/react/macro';
import { Hand, X } from 'lucide-react';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { Button } from '../../ui/button/button.tsx';
import { ReservedWidthText } from '../../ui/layout/reserved-width-text.tsx';
import * as style from './call-leader.css.ts';
import type { Call } from './use-call.ts';

/**
 * The button that calls the leader (call for help) or cancels the call. A call lights the taster's
 * place on the leader's board.
 */
export function CallLeader({
  call,
  lit,
}: {
  readonly call: Call;
  readonly lit: TrayValue['call'];
}) {
  const { t } = useLingui();
  const words = {
    call: t`Call the panel leader`,
    calling: t`Calling the panel leader`,
    called: t({ message: 'Panel leader called', context: 'taster' }),
  };
  const of = Object.values(words);
  if (lit !== null)
    return (
      <Button
        size="booth"
        iconEnd={X}
        pending={call.isSending}
        onPress={() => call.takeBack()}
        aria-label={t`Panel leader called: cancel the call`}
      >
        <span className={style.words}>
          <ReservedWidthText of={of} shown={words.called} />
        </span>
      </Button>
    );
  return (
    <Button
      size="booth"
      icon={Hand}
      pending={call.isSending}
      onPress={() => call.send({ reason: 'help' })}
    >
      <span className={style.words}>
        <ReservedWidthText of={of} shown={call.isSending ? words.calling : words.call} />
      </span>
    </Button>
  );
}
