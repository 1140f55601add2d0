import { Plural, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import { useSignOut } from '../../parts/http/use-sign-out.ts';
import { useRefusalToast } from '../../parts/messages/use-refusal-toast.ts';
import { Confirm } from '../../ui/confirm/confirm.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { UnstoredDocument } from '../pool/sync-pool.ts';

/** The unstored work on this device at sign-out. */
type Here = { readonly documents: readonly UnstoredDocument[]; readonly asides: number };
const NOTHING: Here = { documents: [], asides: 0 };

/**
 * Signs out, at once when the server has stored everything (BTH-44). Otherwise a confirmation first
 * names the work on this device only, which stays, and the work on this page only, which will be
 * lost. `work` is what the documents are called here.
 */
export function useSignOutQuestion(work: 'sheets' | 'documents'): {
  readonly ask: () => void;
  /** The same by the idle timeout of a booth, after this many minutes without a touch (BTH-37). */
  readonly askRested: (minutes: number) => void;
  readonly question: ReactNode;
} {
  const { t } = useLingui();
  const tellRefused = useRefusalToast();
  const signOut = useSignOut();
  const { pools } = useRouter().options.context;
  const [{ documents, asides }, setHere] = useState<Here>(NOTHING);
  const lost = documents.filter(({ isOnlyHere }) => isOnlyHere).length;
  const unstored = documents.length - lost;

  async function leave(rested?: number): Promise<void> {
    const result = await signOut(rested);
    if (!result.ok) tellRefused(result);
  }

  async function ask(rested?: number): Promise<void> {
    // Work that is being stored, or was not searched for yet, must not be reported as unstored.
    await pools.waitUntilStored();
    const found = { documents: pools.unstored(), asides: pools.quarantined() };
    if (found.documents.length + found.asides === 0) await leave(rested);
    else setHere(found);
  }

  const question = (
    <Confirm
      isOpen={documents.length + asides > 0}
      onOpenChange={(isOpen) => {
        if (!isOpen) setHere(NOTHING);
      }}
      title={t`Sign out before everything is stored?`}
      confirmLabel={t`Sign out`}
      cancelLabel={t`Cancel`}
      onConfirm={() => leave()}
    >
      <Stack gap={2}>
        {unstored === 0 ? null : work === 'documents' ? (
          <span>
            <Plural
              value={unstored}
              one="# document has changes on this device only, sent when you sign in here again."
              other="# documents have changes on this device only, sent when you sign in here again."
            />
          </span>
        ) : (
          <span>
            <Plural
              value={unstored}
              one="# sheet is on this device only, sent when you sign in here again."
              other="# sheets are on this device only, sent when you sign in here again."
            />
          </span>
        )}
        <UnstoredNames documents={documents} />
        {lost === 0 ? null : (
          <strong>
            {work === 'documents' ? (
              <Plural
                value={lost}
                one="Signing out now loses the last changes in # document."
                other="Signing out now loses the last changes in # documents."
              />
            ) : (
              <Plural
                value={lost}
                one="Signing out now loses the last marks in # sheet."
                other="Signing out now loses the last marks in # sheets."
              />
            )}
          </strong>
        )}
        {asides === 0 ? null : (
          <span>
            <Plural
              value={asides}
              one="# earlier copy awaits your decision on this device."
              other="# earlier copies await your decision on this device."
            />
          </span>
        )}
      </Stack>
    </Confirm>
  );
  return { ask: () => void ask(), askRested: (minutes) => void ask(minutes), question };
}

/** The list of unstored documents, by the names people know; empty if there are none (BTH-44). */
function UnstoredNames({ documents }: { readonly documents: readonly UnstoredDocument[] }) {
  const nameOf = useUnstoredName();
  if (documents.length === 0) return null;
  return (
    <ul>
      {documents.map(({ name }) => (
        <li key={name}>{nameOf(name)}</li>
      ))}
    </ul>
  );
}

/** The name of a document for people: its session, and the glass of a sheet (BTH-44). */
function useUnstoredName(): (document: string) => string {
  const { t } = useLingui();
  return (document) => {
    const name = parseDocumentName(document);
    const session = name?.session ?? '';
    switch (name?.kind) {
      case 'evaluation':
        return t`Session ${session}, glass ${name.code}`;
      case 'session':
        return t`Plan of session ${session}`;
      case 'assessment':
        return t`Notes of session ${session}`;
      default:
        return document;
    }
  };
}
