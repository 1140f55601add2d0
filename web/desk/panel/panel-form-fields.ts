import type { PanelData, PanelFields } from '../../../domain/panel/panel-fields.ts';

/** Returns the form fields of the stored data of a panel. */
export function panelFields({ code: _code, ...fields }: PanelData): PanelFields {
  return fields;
}
