import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import type { Call } from '../calls/use-call.ts';
import { QuietPage } from '../frame/quiet-page.tsx';

/** The page that stops the tasting because of a wrong glass, until the leader has looked. */
export function WrongGlassView({ call }: { readonly call: Call }) {
  const { t } = useLingui();
  return (
    <QuietPage
      title={<Trans>Stop: do not taste this glass</Trans>}
      acts={
        <Button size="booth" icon={Check} pending={call.isSending} onPress={call.takeBack}>
          {t`I have the right glass now`}
        </Button>
      }
    >
      {call.notSent === null ? (
        <Trans>Calling the leader. Keep the lid on and wait.</Trans>
      ) : (
        <Trans>Keep the lid on and raise your hand.</Trans>
      )}
    </QuietPage>
  );
}
