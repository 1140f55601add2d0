import { useLingui } from '@lingui/react/macro';
import { UserRoundCheck } from 'lucide-react';
import { useSignOutQuestion } from '../../live/sign-out/use-sign-out-question.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useRestedBooth } from './use-rested-booth.ts';

/**
 * The button that leaves the booth to the next taster in one touch (sign-out, BTH-37). The sign-out
 * question names work that is on this device only. After the idle timeout, a booth whose last sheet
 * is stored goes to the sign-in page by itself.
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
