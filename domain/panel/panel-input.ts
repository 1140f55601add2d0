import { withoutProblems } from '../fields/without-problems.ts';
import { type PanelFields, panelFieldsSchema } from './panel-fields.ts';
import { panelProblems } from './panel-rules.ts';

/** PAN-1: the border of the panel's own form. */
export const panelInput = panelFieldsSchema.superRefine(
  withoutProblems<PanelFields>(panelProblems),
);
