import type { ParsedCommand } from '../../../domain/commands/commands.ts';
import { sheetName } from '../../../domain/documents/document-names.ts';
import type { EvaluationValue } from '../../../domain/documents/evaluation.document.ts';
import { readSealed } from '../../../domain/documents/sealed-evaluation.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import { decideKeySheet } from '../../../domain/sheets/decide-key-sheet.ts';
import { glassDigest } from '../../audit/glass-digest.ts';
import { sheetDigest } from '../../audit/sheet-digest.ts';
import { closeDocuments } from '../../database/document-log.ts';
import { findGlass } from '../../database/glasses.ts';
import { lockSession } from '../../database/sessions.ts';
import { definitionOf } from '../../database/sheet-of-session.ts';
import { insertSheet, lastSealed, type SheetKey, sealedContent } from '../../database/sheets.ts';
import { noteLastSession } from '../../database/tasters.ts';
import type { Command } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';
import { figuresSeenBefore } from './figures-seen-before.ts';
import { readRekeyer } from './rekeyer.ts';
import { storableSheet } from './sheet-content.ts';
import { storedEvaluation } from './stored-evaluation.ts';

/**
 * KEY-1: keeps a sheet that was filled in on paper as a sealed version like any other, keyed in twice by the desk and settled.
 * Its document is closed to the taster's device and says from then on what was kept; what a device brings all the same stands
 * in the trail (EVA-6). The answer says nothing of the sample.
 */
export const keySheet: Command<'key-sheet'> = async (context, data) => {
  const { actor, at, sync } = context;
  const { session, taster, code, reason } = data;
  const key: SheetKey = { session, taster, code };
  const name = sheetName({ panel: actor.panel, session }, taster, code);
  // What this process has of it is stored before it is looked at.
  if ((await readIfThere(sync, name, () => true)) === null) return refuse('not-found');
  const others = await context.listOtherRoles(actor);
  const keyed = await context.decide(async (scope) => {
    const facts = await lockSession(scope, session);
    const glass = await findGlass(scope, key);
    if (facts === null || glass === null) return refuse('not-found');
    const last = await lastSealed(scope, key);
    // KEE-8: from here nothing more is stored of it by a device; where it is refused, it is open again.
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
      told: {
        command: 'key-sheet',
        data: key,
        before: {
          version: last?.version ?? null,
          // KEY-5: what stood on the device is not lost.
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

/** What stands on the paper, as a sheet: without a signature and without a screen, which a paper has not. */
function paperSheet(
  { header }: EvaluationValue,
  { kept, comments, notes }: ParsedCommand<'key-sheet'>,
): EvaluationValue {
  const nothing = { language: null, startedAt: null, calibration: null, signature: null };
  return { header, ...kept, comments, ...(notes === undefined ? {} : { notes }), ...nothing };
}
