import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Note } from '../../ui/note/note.tsx';
import { saveFile } from '../page/save-file.ts';
import { useSaving } from '../page/use-saving.ts';
import * as css from './recovery-code-list.css.ts';

/** Shows the recovery codes of a second factor, the only time that they are visible (ACC-61). */
export function RecoveryCodeList({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const saving = useSaving();
  return (
    <Stack gap={4}>
      <Note kind="warning" title={t`Keep these recovery codes`} isLive>
        <Trans>
          Each lets you in once without app or passkey. Shown only now: print them or keep the file.
        </Trans>
      </Note>
      <ul className={css.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code} className={css.code}>
            {code}
          </li>
        ))}
      </ul>
      <Inline justify="end">
        <Button
          icon={Download}
          onPress={() =>
            saving(() =>
              saveFile('verdial-recovery-codes.txt', 'text/plain', `${codes.join('\n')}\n`),
            )
          }
        >
          <Trans>Download</Trans>
        </Button>
        <Button variant="primary" onPress={onDone}>
          <Trans>I have kept them</Trans>
        </Button>
      </Inline>
    </Stack>
  );
}
