import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import type { DocumentStatus, SeenDocument } from '../../live/pool/document-handle.ts';

/**
 * One open sheet document: its value (null until it is loaded), why it cannot be read, and its save
 * status.
 */
export type HeldSheet = {
  readonly handle: SeenDocument;
  readonly value: EvaluationValue | null;
  readonly problem: string | null;
  readonly status: DocumentStatus;
};

/** Reads a sheet of a tray, as it is on this device (BTH-7). */
export function holdSheet(handle: SeenDocument): HeldSheet {
  const status = handle.status();
  const read = status.ready ? readEvaluation(handle.doc) : null;
  return {
    handle,
    status,
    value: read?.ok === true ? read.value : null,
    problem: read?.ok === false ? read.code : null,
  };
}
