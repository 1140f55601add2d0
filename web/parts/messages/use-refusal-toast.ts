import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';
import { useToast } from '../../ui/toast/use-toast.ts';
import { refusalMessage } from './refusal-message.ts';

/**
 * React hook that returns a function that shows a refusal as a toast, where the user has nothing to
 * correct on the page (MSG-3). A refusal that needs an action is an inline message.
 */
export function useRefusalToast(): (refusal: Pick<Refusal, 'code' | 'data'>) => void {
  const { i18n } = useLingui();
  const show = useToast();
  return useCallback(
    (refusal) => show({ text: i18n._(refusalMessage(refusal)), kind: 'refused' }),
    [i18n, show],
  );
}
