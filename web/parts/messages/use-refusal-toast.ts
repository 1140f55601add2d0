import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Refusal } from '../../../domain/refusal.ts';
import { useToast } from '../../ui/toast/use-toast.ts';
import { refusalMessage } from './refusal-message.ts';

/**
 * MSG-3: shows a refusal as a toast, where the page stays as it was and there is nothing else to
 * do. A refusal that needs an act is an inline note instead.
 */
export function useRefusalToast(): (refusal: Pick<Refusal, 'code' | 'data'>) => void {
  const { i18n } = useLingui();
  const show = useToast();
  return useCallback(
    (refusal) => show({ text: i18n._(refusalMessage(refusal)), kind: 'refused' }),
    [i18n, show],
  );
}
