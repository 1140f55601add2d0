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
          one="# sheet is still on its way to the server. Leave this page open until it is stored."
          other="# sheets are still on their way to the server. Leave this page open until they are stored."
        />
      </p>
    );
  return (
    <>
      <p>
        {hasPaper ? (
          <Trans>Every sheet is sealed and stored. Thank you; you may leave the booth.</Trans>
        ) : (
          <Trans>
            Every sheet is signed, sealed and stored. Thank you; you may leave the booth.
          </Trans>
        )}
      </p>
      <RestWords isStored />
    </>
  );
}
