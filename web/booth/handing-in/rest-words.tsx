import { Plural } from '@lingui/react/macro';
import { useMe } from '../../parts/http/use-me.ts';

/**
 * BTH-37: that a booth which is left alone goes back to the sign-in, and when; nothing where the installation says no time, and
 * while something is not stored: the booth then waits for the server.
 */
export function RestWords({ isStored }: { readonly isStored: boolean }) {
  const { boothRest } = useMe();
  if (boothRest === undefined || !isStored) return null;
  return (
    <p>
      <Plural
        value={boothRest}
        one="Left alone for # minute, this device goes back to the sign-in by itself, for whoever comes next."
        other="Left alone for # minutes, this device goes back to the sign-in by itself, for whoever comes next."
      />
    </p>
  );
}
