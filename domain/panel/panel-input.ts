import { withoutProblems } from '../fields/without-problems.ts';
import { type PanelFields, panelFieldsSchema } from './panel-fields.ts';
import { panelProblems } from './panel-rules.ts';

/** Input schema of the panel's own data (PAN-1). */
export const panelInput = panelFieldsSchema.superRefine(
  withoutProblems<PanelFields>(panelProblems),
);
