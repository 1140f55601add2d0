import { useEffect, useState } from 'react';
import { withdrawSignature } from '../../../domain/documents/evaluation.document.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';

/**
 * BTH-46: takes back the signature of a sheet that comes back with a gap, so that it is not signed by itself as soon as the gap is
 * filled. True from then on, while this page stands.
 */
export function useSignatureBack({ doc, value }: OpenSheet): boolean {
  const bears = value.signature !== null;
  const [wasSigned, setSigned] = useState(bears);
  if (bears && !wasSigned) setSigned(true);
  useEffect(() => {
    if (bears) withdrawSignature(doc);
  }, [bears, doc]);
  return wasSigned;
}
