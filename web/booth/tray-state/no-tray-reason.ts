import { remedyFor } from '../../../domain/sync/close-reasons.ts';
import type { BoothView } from './use-booth.ts';

/** The state of a booth without a tray to show. */
export type NoBoothView = Exclude<BoothView, { readonly kind: 'booth' }>;

/** Why the booth shows no tray. */
export type NoTrayReason =
  | { readonly kind: 'loading' | 'signed-out' | 'no-tray' }
  | { readonly kind: 'unreadable'; readonly code: string };

/**
 * Derives why the booth shows no tray (BTH-51). Only the server's answer that the tray does not
 * exist for this account means that there is none. After another refusal the device retries by
 * itself, or the tray exists and the device cannot show it.
 */
export function noTrayReason(view: NoBoothView): NoTrayReason {
  if (view.kind === 'unreadable') return { kind: 'unreadable', code: view.code };
  const { refused } = view;
  if (refused === null) return { kind: 'loading' };
  if (refused === 'out-of-reach') return { kind: 'no-tray' };
  switch (remedyFor(refused)) {
    case 'sign-in':
      return { kind: 'signed-out' };
    case 'give-up':
      return { kind: 'unreadable', code: refused };
    case 'return':
    case 'retry':
    case 'set-aside':
      return { kind: 'loading' };
  }
}
