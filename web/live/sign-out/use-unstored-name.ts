import { useLingui } from '@lingui/react/macro';
import { parseDocumentName } from '../../../domain/documents/name.ts';

/** The name of a document for people: its session, and the glass of a sheet (BTH-44). */
export function useUnstoredName(): (document: string) => string {
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
