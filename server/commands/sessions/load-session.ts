import type { ServedGlass } from '../../../domain/sessions/decide-show.ts';
import type { SealedVersion } from '../../../domain/sheets/decide-seal.ts';
import type { SessionCode, TasterId, TastingCode } from '../../../domain/words/ids.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { PanelScope } from '../../database/database.ts';
import { instantText } from '../../database/json.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';
import { keyedByOf } from '../../database/sheets/sheets.ts';
import { type TrainingAnswers, trainingAnswers } from '../../database/tasters/training-answers.ts';

/** A glass with the latest sealed version of its sheet, or null. */
export type GlassFacts = ServedGlass & { readonly last: SealedVersion | null };

/** A session as its rows describe it. */
export type LoadedSession = {
  readonly session: SessionCode;
  readonly date: string;
  readonly state: SessionState;
  readonly glasses: readonly GlassFacts[];
  /** The answers to its glasses; null for a session that gives none (TRN-3). */
  readonly answers: TrainingAnswers | null;
};

/** Loads a session from its rows, or returns null when it does not exist. */
export async function loadSession(
  scope: PanelScope,
  session: SessionCode,
): Promise<LoadedSession | null> {
  const row = await scope.trx
    .selectFrom('sessions')
    .select(['date', 'state'])
    .where('panel', '=', scope.panel)
    .where('number', '=', session)
    .executeTakeFirst();
  if (row === undefined) return null;
  const versions = await lastVersions(scope, session);
  const glasses = (await listGlasses(scope, session)).map((glass) => ({
    ...glass,
    last: versions.get(keyOf(glass.taster, glass.code)) ?? null,
  }));
  const answers = await trainingAnswers(scope, session, row.state, glasses);
  return { session, ...row, glasses, answers };
}

const keyOf = (taster: TasterId, code: TastingCode): string => `${taster}|${code}`;

async function lastVersions(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<ReadonlyMap<string, SealedVersion>> {
  const rows = await trx
    .selectFrom('sheets')
    .select([
      'taster',
      'code',
      'version',
      'digest',
      'sealedAt',
      'signedAt',
      'reopenedAt',
      'reopenedBy',
      'reopenReason',
      'keyedBy',
    ])
    .where('panel', '=', panel)
    .where('session', '=', session)
    .orderBy('version')
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf(row.taster, row.code),
      {
        version: row.version,
        digest: row.digest,
        sealedAt: instantText(row.sealedAt),
        signedAt: instantText(row.signedAt),
        open: row.reopenedAt !== null,
        keyed: row.keyedBy !== null,
        ...keyedByOf(row.keyedBy),
        ...reopeningOf(row),
      },
    ]),
  );
}

/** Returns who re-opened a version and why, for the taster's tray (EVA-12). */
function reopeningOf(row: {
  readonly reopenedAt: Date | null;
  readonly reopenedBy: string | null;
  readonly reopenReason: string | null;
}): Pick<SealedVersion, 'reopening'> {
  const { reopenedAt, reopenedBy: by, reopenReason: reason } = row;
  if (reopenedAt === null || by === null || reason === null) return {};
  return { reopening: { at: instantText(reopenedAt), by, reason } };
}
