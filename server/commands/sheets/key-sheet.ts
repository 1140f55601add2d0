import { sql } from 'kysely';
import type { ParsedCommand } from '../../../domain/commands/commands.ts';
import { sheetName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { readSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { decideKeySheet, type KeyingOver } from '../../../domain/sheets/decide-key-sheet.ts';
import type { SealedVersion } from '../../../domain/sheets/decide-seal.ts';
import type { Role } from '../../../domain/words/role.ts';
import { glassDigest } from '../../audit/glass-digest.ts';
import { sheetDigest } from '../../audit/sheet-digest.ts';
import type { PanelScope } from '../../database/database.ts';
import { closeDocuments } from '../../database/documents/document-log.ts';
import { findGlass } from '../../database/sessions/glasses.ts';
import { lockSession } from '../../database/sessions/sessions.ts';
import { definitionOf } from '../../database/sessions/sheet-of-session.ts';
import {
  insertSheet,
  lastSealed,
  type SheetKey,
  sealedContent,
} from '../../database/sheets/sheets.ts';
import { noteLastSession } from '../../database/tasters/tasters.ts';
import type { Command } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { figuresSeenBefore } from './figures-seen-before.ts';
import { storableSheet } from './sheet-content.ts';
import { storedEvaluation } from './stored-evaluation.ts';

/**
 * Stores a paper sheet, which the desk typed in twice and reconciled, as a sealed version (KEY-1).
 * Its live document becomes read-only for the taster's device and gets the keyed content. A late
 * edit of a device goes into the audit trail (EVA-6). The answer reveals nothing about the sample.
 */
export const keySheet: Command<'key-sheet'> = async (context, data) => {
  const { actor, at, sync } = context;
  const { session, taster, code, reason } = data;
  const key: SheetKey = { session, taster, code };
  const name = sheetName({ panel: actor.panel, session }, taster, code);
  // This process first stores its pending updates of the sheet.
  if ((await readIfThere(sync, name, () => true)) === null) return refuse('not-found');
  const others = await context.listOtherRoles(actor);
  const keyed = await context.decide(async (scope) => {
    const facts = await lockSession(scope, session);
    const glass = await findGlass(scope, key);
    if (facts === null || glass === null) return refuse('not-found');
    const last = await lastSealed(scope, key);
    // From here on no device can store an update of the sheet (KEE-8). A refusal rolls this back.
    await closeDocuments(scope.trx, [name], true);
    const read = await storedEvaluation(scope, name);
    if (!read.ok) return read;
    const before = readSealed(await sealedContent(scope, key));
    const decision = decideKeySheet({
      state: facts.state,
      last,
      keying: data,
      over: last === null ? null : await readRekeyer(scope, { actor, key, last, others }),
      onDevice: read.value,
      sealed: before.ok ? before.value : null,
      definition: await definitionOf(scope, facts.sheet),
    });
    if (!decision.ok) return decision;
    const { seals, settled, isBegun, isAlone } = decision.value;
    const value = storableSheet(paperSheet(read.value, data));
    const { version } = seals;
    const digest = sheetDigest({ panel: scope.panel, ...key, version, value });
    const conduct = await figuresSeenBefore(scope, key);
    const by = { by: actor.name, reason };
    await insertSheet(scope, {
      ...key,
      ...seals,
      digest,
      value,
      conduct,
      sealedAt: at,
      keyed: by,
    });
    await noteLastSession(scope, [taster], facts.date);
    return accept({
      answer: { session, taster, code, version, digest, sealedAt: at },
      audited: {
        command: 'key-sheet',
        data: key,
        before: {
          version: last?.version ?? null,
          // The content that the device had stays in the audit trail (KEY-5).
          ...(isBegun && { onDevice: storableSheet(read.value) }),
        },
        after: {
          ...seals,
          digest,
          settled,
          glassDigest: glassDigest({ panel: scope.panel, session }, glass),
          ...(isAlone && { isAlone }),
          ...(conduct && { conduct }),
        },
        reason,
      },
    });
  });
  if (!keyed.ok) return keyed;
  context.sendBack(
    (one) =>
      one.kind === 'evaluation' &&
      one.session === session &&
      one.taster === taster &&
      one.code === code,
  );
  await context.align(session, taster);
  sync.merge(name);
  return keyed;
};

/** Builds the content of a paper sheet, which has neither a digital signature nor a screen. */
function paperSheet(
  { header }: EvaluationValue,
  { kept, comments, notes }: ParsedCommand<'key-sheet'>,
): EvaluationValue {
  const nothing = { language: null, startedAt: null, calibration: null, signature: null };
  return { header, ...kept, comments, ...(notes === undefined ? {} : { notes }), ...nothing };
}

/**
 * Reads the facts for the decision whether an account may key in a sheet that was sealed and
 * re-opened (KEY-9). The account that re-opened it is read from the audit trail, which is
 * append-only.
 */
async function readRekeyer(
  { trx, panel }: PanelScope,
  facts: {
    readonly actor: Actor;
    readonly key: SheetKey;
    readonly last: SealedVersion;
    readonly others: ReadonlySet<Role>;
  },
): Promise<KeyingOver> {
  const { actor, key, last, others } = facts;
  const opened = await trx
    .selectFrom('audit')
    .select('actor')
    .where('panel', '=', panel)
    .where('command', '=', 'reopen-sheet')
    .where('ofSession', '=', String(key.session))
    .where('ofTaster', '=', key.taster)
    .where(sql<boolean>`data ->> 'code' = ${key.code}`)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    isLeader: actor.role === 'jefespanel',
    isOpener: opened?.actor === actor.user,
    hasOthers: others.has('jefespanel') || (last.keyed && others.has('adjuntos')),
  };
}
