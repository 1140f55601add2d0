import { useEffect, useState } from 'react';
import { withdrawSignature } from '../../../domain/documents/evaluation.document.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';

/**
 * BTH-46, BTH-52: whether a sheet that is open was signed, while this page stands. A signature that carries its values stays until
 * it is signed again: it never counts for others (SHT-17). One without is taken back, so that the sheet is not signed by itself
 * as soon as its gap is filled.
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
