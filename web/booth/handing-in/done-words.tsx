import { Plural, Trans } from '@lingui/react/macro';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import { RestWords } from './rest-words.tsx';

/**
 * The text about the handed-in sheets: whether they are stored, and what the booth does next. A
 * paper sheet is not called signed (KEY-6).
 */
export function DoneWords({ glasses }: { readonly glasses: readonly TrayGlass[] }) {
  const waiting = glasses.filter(({ state }) => state.kind !== 'sealed').length;
  const hasPaper = glasses.some(({ sealed }) => sealed?.keyed === true);
  if (waiting > 0)
    return (
      <p>
        <Plural
          value={waiting}
          one="# sheet on its way: leave this page open."
          other="# sheets on their way: leave this page open."
        />
      </p>
    );
  return (
    <>
      <p>
        {hasPaper ? (
          <Trans>All stored. Thank you; you may leave.</Trans>
        ) : (
          <Trans>All signed and stored. Thank you; you may leave.</Trans>
        )}
      </p>
      <RestWords isStored />
    </>
  );
}
