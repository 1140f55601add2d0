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
        one="Returns to sign-in after # idle minute."
        other="Returns to sign-in after # idle minutes."
      />
    </p>
  );
}
