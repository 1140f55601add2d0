import { useLingui } from '@lingui/react/macro';
import { parseDocumentName } from '../../../domain/documents/name.ts';
import type { QuarantinedCopy } from '../pool/quarantine-store.ts';

/** The title of the message on a quarantined copy: names its glass or session. */
export function useQuarantinedCopyTitle({ document, why }: QuarantinedCopy): string {
  const { t } = useLingui();
  const name = parseDocumentName(document);
  switch (name?.kind) {
    case 'evaluation': {
      const { code } = name;
      if (why === 'sealed') return t`Sheet ${code} was sealed without all that was marked here`;
      return t`This device still holds earlier marks of glass ${code}`;
    }
    case 'session': {
      const { session } = name;
      return t`This device still holds the earlier plan of session ${session}`;
    }
    case 'assessment': {
      const { session } = name;
      return t`This device still holds earlier notes of session ${session}`;
    }
    case 'tray':
    case undefined:
      return t`This device still holds earlier work`;
  }
}
