import { useLingui } from '@lingui/react/macro';
import type { TrayGlass } from './glass-state.ts';

/**
 * Returns a function that puts the save status of a handed-in glass into one sentence. It says
 * "stored" only if that is true.
 */
export function useHandedInWords(): (glass: TrayGlass) => string {
  const { t } = useLingui();
  return ({ code, state, sealed }) => {
    if (sealed?.keyed === true) {
      const { keyedBy } = sealed;
      // Nobody signed a paper sheet (KEY-6). A tray that an older version wrote does not say who
      // keyed it in.
      return keyedBy === undefined
        ? t`Sheet ${code}: filled in on paper, stored`
        : t`Sheet ${code}: filled in on paper, keyed in by ${keyedBy}, stored`;
    }
    if (state.kind === 'sealed') return t`Sheet ${code} is signed and stored`;
    if (state.kind !== 'signed') return t`Glass ${code}`;
    switch (state.place) {
      case 'stored':
        return t`Sheet ${code} is signed, stored, being sealed`;
      case 'received':
        return t`Sheet ${code} is signed, received by the server`;
      case 'device':
        return t`Sheet ${code} is signed, kept here until sent`;
      case 'saving':
        return t`Sheet ${code} is signed; saving it here`;
    }
  };
}
