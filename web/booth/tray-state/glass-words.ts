import { useLingui } from '@lingui/react/macro';
import type { TrayValue } from '../../../domain/documents/tray.document.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { State } from '../../ui/state-mark/state-mark.tsx';
import type { BoothStep } from './booth-step.ts';
import type { TrayGlass } from './glass-state.ts';

/** The text of a glass on the tray: its state in a word with an icon, and one more line. */
export type GlassWords = { readonly mark: State; readonly state: string; readonly more: string };

/**
 * Returns a function that puts the state of a glass into words (BTH-1), for a tray with or without
 * rests.
 */
export function useGlassWords({
  restSeconds,
}: Pick<TrayValue, 'restSeconds'>): (glass: TrayGlass, step: BoothStep) => GlassWords {
  const { t } = useLingui();
  const write = useFormat();
  return ({ code, state, reopened }, step) => {
    switch (state.kind) {
      case 'loading':
        return { mark: 'waiting', state: t`Not here yet`, more: t`Coming from the server` };
      case 'open':
        if (reopened !== undefined)
          return {
            mark: 'live',
            state: t({ message: 'Open again', context: 'glass' }),
            more: t`To be signed again`,
          };
        return {
          mark: 'live',
          state: t({ message: 'Open', context: 'glass' }),
          more: t`Since ${write.clock(state.startedAt)}`,
        };
      case 'sealed':
        return {
          mark: 'done',
          state: t`Handed in ${write.clock(state.at)}`,
          more: t`Sealed and stored by the server`,
        };
      case 'signed': {
        const signed = t`Signed ${write.clock(state.at)}`;
        if (state.place === 'stored')
          return { mark: 'signed', state: signed, more: t`Stored, sealing in progress` };
        if (state.place === 'received')
          return { mark: 'signed', state: signed, more: t`Received by the server` };
        if (state.place === 'device')
          return { mark: 'signed', state: signed, more: t`On this device, not sent yet` };
        return { mark: 'signed', state: signed, more: t`Being saved on this device` };
      }
      case 'to-taste': {
        const isNext = (step.kind === 'confirm' || step.kind === 'rest') && step.next.code === code;
        if (!isNext) {
          const more = restSeconds > 0 ? t`After a rest` : t`After the glass before it`;
          return { mark: 'waiting', state: t`Waiting`, more };
        }
        return step.kind === 'rest'
          ? { mark: 'waiting', state: t`Next`, more: t`After the rest` }
          : { mark: 'live', state: t`Next`, more: t`Not opened yet` };
      }
    }
  };
}
