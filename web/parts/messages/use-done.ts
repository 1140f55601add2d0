import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Result } from '../../../domain/refusal.ts';
import { ActionFailed } from '../../ui/confirm/action-failed.ts';
import { refusalMessage } from './refusal-message.ts';

/** FRM-37: goes on where an act was accepted; where it was refused, its question says why and stays. */
export function useDone(): <Value>(result: Result<Value>) => Value {
  const { i18n } = useLingui();
  return useCallback(
    (result) => {
      if (!result.ok) throw new ActionFailed(i18n._(refusalMessage(result)));
      return result.value;
    },
    [i18n],
  );
}
