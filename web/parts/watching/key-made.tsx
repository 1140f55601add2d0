import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorPlay } from 'lucide-react';
import { formatRoom, WATCH_PATH } from '../../../domain/watching/watch-address.ts';
import { parsePanelId, parseSessionCode } from '../../../domain/words/ids.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Note } from '../../ui/note/note.tsx';
import { useMe } from '../http/use-me.ts';
import { CopyButton } from './copy-button.tsx';
import { said } from './key-made.css.ts';
import { type MadeKey, wallAddress } from './made-key.ts';

/**
 * Dialog that shows a new watch key (API key) once: the key, the address for programs, and the wall
 * display of its session (LIV-9).
 */
export function KeyMade({
  made,
  onClose,
}: {
  readonly made: MadeKey;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { panel } = useMe();
  const { origin } = globalThis.location;
  const wall =
    made.session === null
      ? null
      : wallAddress({ key: made.key, session: made.session }, panel.id, locale);
  const parts = { panel: parsePanelId(panel.id), session: parseSessionCode(made.session ?? 0) };
  const room =
    parts.panel !== null && parts.session !== null
      ? formatRoom({ panel: parts.panel, session: parts.session })
      : `${panel.id}/…`;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={made.name}
      closeLabel={t`Close`}
      isDismissable={false}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Close</Trans>
          </Button>
          {wall !== null && (
            <LinkButton href={wall} target="_blank" icon={MonitorPlay} variant="primary">
              <Trans>Open the display</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={4}>
        <Note kind="warning" isLive title={t`This is shown only once`}>
          <Trans>Lets anyone watch until it ends or is revoked.</Trans>
        </Note>
        {wall !== null && (
          <Said
            title={t`Address of the display`}
            text={`${origin}${wall}`}
            label={t`Copy the address`}
          />
        )}
        <Said title={t`Key`} text={made.key} label={t`Copy the key`} />
        <Said
          title={t`For programs`}
          text={`${origin.replace(/^http/, 'ws')}${WATCH_PATH}/${room}`}
          label={t`Copy the address for programs`}
        />
      </Stack>
    </Dialog>
  );
}

function Said(props: { readonly title: string; readonly text: string; readonly label: string }) {
  return (
    <Stack gap={1}>
      <Text tone="caption">{props.title}</Text>
      <div className={said}>{props.text}</div>
      <div>
        <CopyButton text={props.text} label={props.label} />
      </div>
    </Stack>
  );
}
