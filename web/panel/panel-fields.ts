import type { PanelData } from '../../domain/http/people-api.ts';
import type { PanelFields } from '../../domain/panel/panel-rules.ts';

/** The panel's fields as they were read. */
export function panelFields({ code: _code, ...fields }: PanelData): PanelFields {
  return fields;
}
