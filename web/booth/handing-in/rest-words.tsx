import { Plural } from '@lingui/react/macro';
import { useMe } from '../../parts/http/use-me.ts';

/**
 * The text that an idle booth goes back to the sign-in page, and after how many minutes (BTH-37).
 * Nothing if the installation has no idle timeout, or while something is not stored: the booth then
 * waits for the server.
 */
export function RestWords({ isStored }: { readonly isStored: boolean }) {
  const { boothRest } = useMe();
  if (boothRest === undefined || !isStored) return null;
  return (
    <p>
      <Plural
        value={boothRest}
        one="After # idle minute, this device returns to sign-in."
        other="After # idle minutes, this device returns to sign-in."
      />
    </p>
  );
}
