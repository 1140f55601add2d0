import { useLingui } from '@lingui/react/macro';
import { UserRoundCheck } from 'lucide-react';
import { useSignOutQuestion } from '../../live/sign-out/use-sign-out-question.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useRestedBooth } from './use-rested-booth.ts';

/**
 * BTH-37: leaves the booth to the next taster in one touch; what is on this device only is told first. A booth that rests after its
 * last sheet is stored goes back to the sign-in by itself.
 */
export function NextTaster({ isStored }: { readonly isStored: boolean }) {
  const { t } = useLingui();
  const { ask, askRested, question } = useSignOutQuestion('sheets');
  useRestedBooth(isStored, askRested);
  return (
    <>
      <Button variant="primary" size="booth" icon={UserRoundCheck} onPress={ask}>
        {t`Next taster`}
      </Button>
      {question}
    </>
  );
}
