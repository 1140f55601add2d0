import type { Doc } from 'yjs';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import type { HeldSheet } from './held-sheet.ts';

/** A sheet that is here and can be read: what its screens are given. */
export type OpenSheet = {
  readonly doc: Doc;
  readonly value: EvaluationValue;
  readonly status: DocumentStatus;
};

/** The sheet of a held document, or null while there is nothing to show. */
export const openSheet = (held: HeldSheet | undefined): OpenSheet | null =>
  held === undefined || held.value === null
    ? null
    : { doc: held.handle.doc, value: held.value, status: held.status };
