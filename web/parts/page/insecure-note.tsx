import { Trans, useLingui } from '@lingui/react/macro';
import { Note } from '../../ui/note/note.tsx';

/**
 * Warning about a page served without HTTPS from another machine: what will not work (BTH-19). It
 * appears on the device's own page, and for the desk before a session is shown. Shows nothing on a
 * secure page.
 */
export function InsecureNote(props: {
  readonly to: 'device' | 'desk';
  /** Whether the browser treats the page as a secure context. */
  readonly isSecure?: boolean;
}) {
  const { to, isSecure = window.isSecureContext } = props;
  const { t } = useLingui();
  if (isSecure) return null;
  return to === 'device' ? (
    <Note kind="warning" title={t`This address has no https`}>
      <Trans>
        This browser keeps no copy of the page: reloaded while there is no network, it comes back
        only with the network. The screen may go dark by itself. Marks are kept on this device and
        sent as ever. Ask the panel leader for the address that begins with https.
      </Trans>
    </Note>
  ) : (
    <Note kind="warning" title={t`This page came without https`}>
      <Trans>
        Tablets at such an address do not come back from a reload while there is no network, their
        screens may go dark, and passkeys cannot be used. Have https set up before the session is
        shown: the page about operating Verdial tells the shortest way.
      </Trans>
    </Note>
  );
}
