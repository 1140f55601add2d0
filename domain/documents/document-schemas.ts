import { ASSESSMENT } from './assessment.document.ts';
import type { DocumentSchema } from './document-schema.ts';
import { EVALUATION } from './evaluation.document.ts';
import type { DocumentKind } from './name.ts';
import { PLAN } from './session.document.ts';
import { TRAY } from './tray.document.ts';

/** The schema and the migration steps of each kind of live document. */
export type DocumentSchemas = { readonly [Kind in DocumentKind]: DocumentSchema<unknown> };

/** The schemas of the live documents of the product. */
export const DOCUMENT_SCHEMAS: DocumentSchemas = {
  session: PLAN,
  tray: TRAY,
  evaluation: EVALUATION,
  assessment: ASSESSMENT,
};
