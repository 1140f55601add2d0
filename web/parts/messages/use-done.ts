import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { Result } from '../../../domain/refusal.ts';
import { ActionFailed } from '../../ui/confirm/action-failed.ts';
import { refusalMessage } from './refusal-message.ts';

/**
 * React hook that returns a function that unwraps the result of a confirmed action (FRM-37). For a
 * refusal it throws `ActionFailed`, so that the confirmation stays open and shows the message.
 */
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
