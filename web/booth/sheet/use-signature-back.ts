import { useEffect, useState } from 'react';
import { withdrawSignature } from '../../../domain/documents/evaluation.document.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';

/**
 * Whether an open sheet has a signature, or had one since this page was opened (BTH-46, BTH-52). A
 * signature that carries its values stays until the sheet is signed again: it never counts for
 * other values (SHT-17). One without values is withdrawn, so that the sheet is not signed by itself
 * once its gap is filled.
 */
export function useSignatureBack({ doc, value }: OpenSheet): boolean {
  const { signature } = value;
  const bears = signature !== null;
  const [wasSigned, setSigned] = useState(bears);
  if (bears && !wasSigned) setSigned(true);
  const isFree = bears && signature.values === undefined;
  useEffect(() => {
    if (isFree) withdrawSignature(doc);
  }, [isFree, doc]);
  return wasSigned;
}
