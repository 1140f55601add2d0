import { Trans, useLingui } from '@lingui/react/macro';
import { Download, ListChecks, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import * as Y from 'yjs';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import { quarantinedCopyFile } from '../../../domain/documents/quarantined-copy-file.ts';
import { missingFrom } from '../../../domain/documents/quarantined-values.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { saveFile } from '../../parts/page/save-file.ts';
import { useSaving } from '../../parts/page/use-saving.ts';
import { Button } from '../../ui/button/button.tsx';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Note } from '../../ui/note/note.tsx';
import { birthOf } from '../pool/document-handle.ts';
import type { QuarantinedCopy } from '../pool/quarantine-store.ts';
import { mayTakeOver } from './may-take-over.ts';
import { readQuarantinedCopy } from './read-quarantined-copy.ts';

const QuarantinedCopyDialog = lazy(async () => ({
  default: (await import('./quarantined-copy-dialog.tsx')).QuarantinedCopyDialog,
}));

/** The current document, if this person may write to it. */
export type Present = { readonly doc: Y.Doc; readonly isStored: boolean };

/**
 * The inline message on a quarantined copy: work on this device of a document that the server
 * replaced (SYN-8). A person takes it over value by value, saves it as a file or removes it. It is
 * removed automatically only when the server has stored all of it.
 */
export function QuarantinedCopyNote({
  copy,
  present,
  size = 'desk',
  onDrop,
}: {
  readonly copy: QuarantinedCopy;
  /** Null if the current document is not open, or is read-only. */
  readonly present: Present | null;
  readonly size?: 'desk' | 'booth' | undefined;
  readonly onDrop: (copy: QuarantinedCopy) => Promise<void>;
}) {
  const { t } = useLingui();
  const saving = useSaving();
  const write = useFormat();
  const title = useQuarantinedCopyTitle(copy);
  const [shown, setShown] = useState<'values' | 'removal' | null>(null);
  const aside = useMemo(() => readQuarantinedCopy(copy), [copy]);
  // The document on the screen may be this very copy, until the server's has replaced it.
  const now = present === null || birthOf(present.doc) === copy.birth ? null : present;
  const missing = now === null ? null : missingFrom(aside, now.doc);
  // A sealed sheet takes no values over, so everything that was marked here is shown (SYN-55).
  const isSealed = copy.why === 'sealed';
  const toShow = (isSealed ? missingFrom(aside, new Y.Doc()) : (missing ?? [])).filter(mayTakeOver);
  const isAllStored = missing?.length === 0 && now?.isStored === true;
  useEffect(() => {
    if (isAllStored) void onDrop(copy);
  }, [isAllStored, onDrop, copy]);
  const since = write.instant(new Date(copy.at).toISOString());
  const kind = parseDocumentName(copy.document)?.kind;
  const name = copy.document.split('/').slice(1).join('-');

  return (
    <>
      <Note
        kind="warning"
        isLive
        title={title}
        actions={
          <>
            {toShow.length === 0 ? null : (
              <Button size={size} icon={ListChecks} onPress={() => setShown('values')}>
                {isSealed ? t`Look` : t`Look and take over`}
              </Button>
            )}
            <Button
              size={size}
              variant="quiet"
              icon={Download}
              onPress={() =>
                saving(() =>
                  saveFile(
                    `${name}.json`,
                    'application/json',
                    quarantinedCopyFile(copy, aside, Date.now()),
                  ),
                )
              }
            >
              {t`Save as a file`}
            </Button>
            <Button size={size} variant="quiet" icon={Trash2} onPress={() => setShown('removal')}>
              {t`Remove`}
            </Button>
          </>
        }
      >
        {isSealed ? (
          <Trans>
            Handed in on another device. What was marked here is kept since {since}, until you
            decide. The leader can reopen the sheet.
          </Trans>
        ) : kind === 'evaluation' ? (
          <Trans>
            Sheet reopened, or server set back. This device’s copy is kept since {since}, until you
            decide.
          </Trans>
        ) : kind === 'session' ? (
          <Trans>
            Session shown meanwhile, or server set back. This device’s copy is kept since {since},
            until you decide.
          </Trans>
        ) : (
          <Trans>
            The server was set back. This device’s copy is kept since {since}, until you decide.
          </Trans>
        )}
        {now !== null || size !== 'booth' || isSealed ? null : (
          <>
            {' '}
            <Trans>Open this glass’s sheet to take answers over.</Trans>
          </>
        )}
      </Note>
      {shown !== 'values' || (now === null && !isSealed) ? null : (
        <Suspense fallback={null}>
          <QuarantinedCopyDialog
            title={title}
            values={toShow}
            present={isSealed ? null : (now?.doc ?? null)}
            size={size}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
      <Confirm
        isOpen={shown === 'removal'}
        onOpenChange={(isOpen) => setShown(isOpen ? 'removal' : null)}
        title={t`Remove what was kept?`}
        confirmLabel={t`Remove`}
        cancelLabel={t`Cancel`}
        isDanger
        onConfirm={() => onDrop(copy)}
      >
        <Trans>The only copy. Save it as a file if you may need it.</Trans>
      </Confirm>
    </>
  );
}

/** The title of the message on a quarantined copy: names its glass or session. */
function useQuarantinedCopyTitle({ document, why }: QuarantinedCopy): string {
  const { t } = useLingui();
  const name = parseDocumentName(document);
  switch (name?.kind) {
    case 'evaluation': {
      const { code } = name;
      if (why === 'sealed') return t`Sheet ${code} was sealed without your marks here`;
      return t`Earlier marks of glass ${code} are kept here`;
    }
    case 'session': {
      const { session } = name;
      return t`Earlier plan of session ${session} kept here`;
    }
    case 'assessment': {
      const { session } = name;
      return t`Earlier notes of session ${session} are kept here`;
    }
    case 'tray':
    case undefined:
      return t`Earlier work is kept here`;
  }
}
