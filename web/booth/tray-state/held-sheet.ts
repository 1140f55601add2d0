import {
  type EvaluationValue,
  readEvaluation,
} from '../../../domain/documents/evaluation.document.ts';
import type { DocumentStatus, SeenDocument } from '../../live/pool/document-handle.ts';

/** One sheet held open: what it says, null until it is here, why it cannot be read, and where the work on it is. */
export type HeldSheet = {
  readonly handle: SeenDocument;
  readonly value: EvaluationValue | null;
  readonly problem: string | null;
  readonly status: DocumentStatus;
};

/** BTH-7: a sheet of a tray as it stands on this device. */
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
