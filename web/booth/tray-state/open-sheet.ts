import type { Doc } from 'yjs';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import type { HeldSheet } from './held-sheet.ts';

/** A sheet that is loaded and readable, as its screens take it. */
export type OpenSheet = {
  readonly doc: Doc;
  readonly value: EvaluationValue;
  readonly status: DocumentStatus;
};

/** Narrows a held sheet to a readable one; null while it is not loaded or cannot be read. */
export const openSheet = (held: HeldSheet | undefined): OpenSheet | null =>
  held === undefined || held.value === null
    ? null
    : { doc: held.handle.doc, value: held.value, status: held.status };
