import { z } from 'zod';
import { accept, refuse } from '../../../domain/refusal.ts';
import { deletionInput } from '../../../domain/registers/deletion-input.ts';
import { saidIn } from '../../../domain/sheets/definition/words.ts';
import { decideBase } from '../../../domain/sheets/own/decide-base.ts';
import { decidePublish } from '../../../domain/sheets/own/decide-publish.ts';
import {
  type OwnSheet,
  publishInput,
  retireInput,
  sheetCopyInput,
  sheetDraftInput,
} from '../../../domain/sheets/own/own-sheet.ts';
import type { SheetDraft } from '../../../domain/sheets/own/sheet-draft.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import {
  deleteOwnSheet,
  findOwnDefinition,
  findOwnSheet,
  insertOwnSheet,
  insertSheetVersion,
  listOwnSheets,
  lockOwnSheet,
  retireSheetVersion,
  updateOwnSheet,
} from '../../database/installation/panel-sheets.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/**
 * The routes of a panel's own sheets, which leaders write and everybody who plans with them reads
 * (SHT-9, SHT-12).
 */
export function sheetsRoutes(database: Database) {
  return {
    'GET /api/sheets': route('GET /api/sheets', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept(await listOwnSheets(scope))),
    ),
    'GET /api/sheets/:sheet': route('GET /api/sheets/:sheet', NOTHING, ({ actor, params }) =>
      database.inPanel(actor.panel, async (scope) => {
        const found = await named(scope, params.sheet, findOwnSheet);
        return found === null ? refuse('not-found') : accept(found);
      }),
    ),
    'GET /api/sheet-definitions/:id': route(
      'GET /api/sheet-definitions/:id',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const found = await findOwnDefinition(scope, params.id);
          return found === null ? refuse('not-found') : accept(found);
        }),
    ),
    'POST /api/sheets': route(
      'POST /api/sheets',
      { ...NOTHING, body: sheetCopyInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { body, actor } = request;
          const base = decideBase(body, await findOwnDefinition(scope, body.base));
          if (!base.ok) return base;
          const kept = await insertOwnSheet(scope, body, { name: actor.name, at: by.at });
          if (!kept.ok) return kept;
          const audited = {
            command: 'copy-sheet',
            ...namedBy(kept.value),
            after: saidOf(body.draft),
          };
          return accept({ answer: kept.value, audited });
        });
      },
    ),
    'PUT /api/sheets/:sheet': route(
      'PUT /api/sheets/:sheet',
      { ...NOTHING, body: sheetDraftInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { params, body, actor } = request;
          const now = await named(scope, params.sheet, lockOwnSheet);
          if (now === null || now.draft.form !== body.draft.form) return refuse('not-found');
          if (now.revision !== body.revision)
            return refuse('changed-meanwhile', { revision: now.revision });
          const kept = await updateOwnSheet(scope, now, body.draft, {
            name: actor.name,
            at: by.at,
          });
          return accept({
            answer: kept,
            audited: {
              command: 'change-sheet',
              ...namedBy(kept),
              before: saidOf(now.draft),
              after: saidOf(kept.draft),
            },
          });
        });
      },
    ),
    'DELETE /api/sheets/:sheet': route(
      'DELETE /api/sheets/:sheet',
      { ...NOTHING, body: deletionInput },
      (request) =>
        decideRecorded(database, requestDecider(request), async (scope) => {
          const now = await named(scope, request.params.sheet, lockOwnSheet);
          if (now === null) return refuse('not-found');
          if (now.revision !== request.body.revision)
            return refuse('changed-meanwhile', { revision: now.revision });
          if (now.versions.length > 0) return refuse('sheet-published');
          await deleteOwnSheet(scope, now.sheet);
          const audited = { command: 'delete-sheet', ...namedBy(now), before: saidOf(now.draft) };
          return accept({ answer: {}, audited });
        }),
    ),
    'POST /api/sheets/:sheet/versions': route(
      'POST /api/sheets/:sheet/versions',
      { ...NOTHING, body: publishInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { params, body, actor } = request;
          const now = await named(scope, params.sheet, lockOwnSheet);
          if (now === null) return refuse('not-found');
          if (now.revision !== body.revision)
            return refuse('changed-meanwhile', { revision: now.revision });
          const { sheet, draft, versions } = now;
          const decision = decidePublish({ sheet, draft, last: versions[0]?.definition ?? null });
          if (!decision.ok) return decision;
          const definition = decision.value;
          const kept = await insertSheetVersion(scope, sheet, definition, {
            name: actor.name,
            at: by.at,
          });
          const audited = {
            command: 'publish-sheet',
            ...namedBy(kept, definition.id),
            after: { name: saidIn(draft.name, 'en'), definition },
          };
          return accept({ answer: kept, audited });
        });
      },
    ),
    'PUT /api/sheets/:sheet/versions/:version': route(
      'PUT /api/sheets/:sheet/versions/:version',
      { ...NOTHING, body: retireInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { params, body, actor } = request;
          const now = await named(scope, params.sheet, lockOwnSheet);
          const version = now?.versions.find((one) => String(one.version) === params.version);
          if (now === null || version === undefined) return refuse('not-found');
          const { retired } = body;
          if (retired === (version.retired !== null)) return refuse('nothing-changes');
          const at = { sheet: now.sheet, version: version.version };
          const who = retired ? { name: actor.name, at: by.at } : null;
          const kept = await retireSheetVersion(scope, at, who);
          const command = retired ? 'retire-sheet' : 'offer-sheet';
          return accept({
            answer: kept,
            audited: { command, ...namedBy(kept, version.id), after: saidOf(now.draft) },
          });
        });
      },
    ),
  };
}

const number = z.coerce.number().int().min(1).max(1_000_000);

async function named<Found>(
  scope: PanelScope,
  text: string,
  find: (scope: PanelScope, sheet: number) => Promise<Found | null>,
): Promise<Found | null> {
  const sheet = number.safeParse(text);
  return sheet.success ? find(scope, sheet.data) : null;
}

/** AUD-13: the content of an audit entry about a draft, under the name that people see. */
const saidOf = (draft: SheetDraft) => ({ name: saidIn(draft.name, 'en'), draft });

/** The records that an audit entry about a sheet names. */
const namedBy = ({ sheet }: Pick<OwnSheet, 'sheet'>, id?: string) => ({
  data: { profileSheet: sheet, ...(id === undefined ? {} : { version: id }) },
});
