import { type PanelData, panelDataSchema } from '../../../domain/panel/panel-fields.ts';
import { panelInput } from '../../../domain/panel/panel-input.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import { type PanelRow, readPanel, updatePanel } from '../../database/installation/panels.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** The routes of the panel's own data, which are printed on its reports. */
export function panelRoutes(database: Database) {
  return {
    'GET /api/panel': route('GET /api/panel', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept(panelData(await readPanel(scope)))),
    ),
    'PUT /api/panel': route('PUT /api/panel', { ...NOTHING, body: panelInput }, (request) =>
      decideRecorded(database, requestDecider(request), async (scope) => {
        const before = panelData(await readPanel(scope));
        const { revision, ...fields } = request.body;
        // ZON-8: only a leader may change the time zone, which decides the panel's date.
        if (fields.timeZone !== before.timeZone && request.actor.role !== 'jefespanel')
          return refuse('access-denied');
        const written = await updatePanel(scope, fields, revision);
        if (!written.ok) return written;
        const after = panelData(written.value);
        const command = 'change-panel';
        return accept({ answer: after, audited: { command, before, after } });
      }),
    ),
  };
}

const panelData = (row: PanelRow): PanelData =>
  panelDataSchema.parse({ ...row, code: row.code === '' ? row.id.slice(0, 8) : row.code });
