import type { PanelData, PanelFields } from '../../../domain/panel/panel-fields.ts';

/** The panel's fields as they were read. */
export function panelFields({ code: _code, ...fields }: PanelData): PanelFields {
  return fields;
}
