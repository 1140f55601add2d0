import {
  notesQuery,
  type PointNote,
  pointNoteInput,
  strikeNoteInput,
} from '../../../domain/quality/point-note.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import {
  insertPointNote,
  listPointNotes,
  strikePointNote,
} from '../../database/sheets/point-notes.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/**
 * The routes of notes on points of quality charts, which leaders write and assistants read too
 * (QUA-5).
 */
export function pointNotesRoutes(database: Database) {
  return {
    'GET /api/quality/notes': route(
      'GET /api/quality/notes',
      { ...NOTHING, query: notesQuery },
      ({ actor, query }) =>
        database.inPanel(actor.panel, async (scope) => accept(await listPointNotes(scope, query))),
    ),
    'POST /api/quality/notes': route(
      'POST /api/quality/notes',
      { ...NOTHING, body: pointNoteInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { body, actor } = request;
          const kept = await insertPointNote(scope, body, { name: actor.name, at: by.at });
          if (!kept.ok) return kept;
          const command = body.kind === 'note' ? 'note-point' : 'note-retraining';
          const audited = { command, data: namedBy(kept.value), after: kept.value };
          return accept({ answer: kept.value, audited });
        });
      },
    ),
    'POST /api/quality/notes/:note/strike': route(
      'POST /api/quality/notes/:note/strike',
      { ...NOTHING, body: strikeNoteInput },
      (request) => {
        const by = requestDecider(request);
        return decideRecorded(database, by, async (scope) => {
          const { params, body, actor } = request;
          const id = noteId.safeParse(params.note);
          if (!id.success) return refuse('not-found');
          const { reason } = body;
          const struck = await strikePointNote(scope, id.data, {
            by: actor.name,
            at: by.at,
            reason,
          });
          if (!struck.ok) return struck;
          const audited = { command: 'strike-note', data: namedBy(struck.value), reason };
          return accept({ answer: struck.value, audited });
        });
      },
    ),
  };
}

const noteId = pointNoteInput.shape.id;

/** The records that an audit entry names, so that the history of each shows the note. */
const namedBy = ({ id, session, taster, sample }: PointNote) => ({
  note: id,
  session,
  ...(taster === null ? {} : { taster }),
  ...(sample === null ? {} : { sample }),
});
