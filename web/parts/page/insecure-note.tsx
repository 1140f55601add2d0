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
        A reload offline loses this page; the screen may go dark. Marks are kept and sent. Ask the
        leader for the https address.
      </Trans>
    </Note>
  ) : (
    <Note kind="warning" title={t`This page came without https`}>
      <Trans>
        Without it, a reload offline loses the page, tablets may go dark, passkeys fail. Set up
        https first: see the operating page.
      </Trans>
    </Note>
  );
}
