import type { CommandName } from '../../../domain/commands/commands.ts';
import { digestOf } from '../../../domain/reports/report-digest.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { eachAttribute } from '../../../domain/words/each-attribute.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import { loadDraft } from '../../reports/draft-report.ts';
import type { PanelAtWork } from './panel-at-work.ts';
import { there } from './there.ts';

const reason = 'A review of the year.';
const WHOLE = eachAttribute(() => 0);

/**
 * Executes every command of the product at least once, in an order in which each succeeds, for
 * tests.
 */
export async function everyCommand(
  panel: PanelAtWork,
  give: (name: CommandName, data: object, actor?: Actor) => Promise<void>,
): Promise<void> {
  const [ana, own] = [there(panel.tasterIds[0]), there(panel.tasters[0])];
  const session = await panel.planned();
  await give('show-session', { session });
  await give('call-leader', { session, call: 'help' }, own);
  await give('answer-call', { session, taster: ana });
  const { code, sample } = there((await panel.glasses(session))[0]);
  await panel.mark(session, ana, code);
  await give('seal-sheet', { session, code }, own);
  await give('end-rest', { session, taster: ana });
  await give('open-figures', { session, sample, replicate: 1 });
  await give('reopen-sheet', { session, taster: ana, code, reason });
  await panel.mark(session, ana, code, { fruity: 41 });
  await give('seal-sheet', { session, code }, own);
  const [first] = (await panel.glasses(session)).filter((glass) => glass.code !== code);
  const paper = { marks: WHOLE, fruityKind: null, otherDescriptor: null, smelledOnly: false };
  const keyed = { ...paper, heatingDevice: '4' };
  const twice = { first: keyed, second: keyed, kept: keyed, comments: '' };
  await give('key-sheet', { session, taster: ana, code: there(first).code, ...twice, reason });
  await give('hide-session', { session });
  await give('show-session', { session });
  await give('close-session', { session });
  await give('validate-session', { session, reason });
  const drafted = await panel.database.inPanel(panel.panel, (scope) =>
    loadDraft(scope, session, sample),
  );
  const seen = drafted.ok ? digestOf(drafted.value) : drafted.code;
  const report = { customer: 'Los Arcos', remarks: '', hasAnnex: true, reason: null };
  await give('issue-report', { session, sample, seen, ...report });
  await give('judge-day', { date: '2026-11-27', verdict: 'accepted', reason: null });
  const { heads: before } = await book(panel);
  await give('change-settings', { changes: { tastersSeeFigures: true }, reason, heads: before });
  await give('release-figures', { session, anyway: false });
  await give('see-figures', { session }, own);
  await give('judge-assessment', { session, sample, valid: false, reason });
  await give('invalidate-session', { session, reason });
  for (const _ of [1, 2]) {
    const pair = await panel.planned([
      [sample, 1],
      [sample, 2],
    ]);
    await give('show-session', { session: pair });
    await panel.sealRows(pair, (_taster, _sample, replicate) => ({ fruity: 20 * replicate }));
    await give('close-session', { session: pair });
    await give('validate-session', { session: pair, reason });
  }
  await give('decide-class', { sample, class: 'VOO', reason });
  const { heads } = await book(panel);
  await give('change-settings', { changes: { scheme: 'IOC' }, reason, heads });
  await give('add-status', { taster: ana, status: 'training', from: '2026-11-01', reason });
  const added = await panel.trail('add-status');
  const [span] = [added.at(-1)?.after].flat();
  const entry: unknown = typeof span === 'object' && span !== null && 'id' in span ? span.id : null;
  await give('delete-status', { taster: ana, entry, reason });
  await give('create-session', { date: '2026-11-28', training: true });
}

async function book(panel: PanelAtWork) {
  const read = await panel.database.inPanel(panel.panel, readSettingsBook);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}
