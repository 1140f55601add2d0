import type * as Y from 'yjs';
import {
  createEvaluation,
  type EvaluationValue,
} from '../../domain/documents/evaluation.document.ts';
import { readTray, setCall } from '../../domain/documents/tray.document.ts';
import type { ServedGlass } from '../../domain/sessions/decide-show.ts';
import { trayChanges } from '../../domain/sessions/tray-changes.ts';
import { decideSeal, type SealedVersion } from '../../domain/sheets/decide-seal.ts';
import { IOC_VO } from '../../domain/sheets/definition/ioc-vo.ts';
import type { PanelId, SessionCode, TasterId, TastingCode } from '../../domain/words/ids.ts';
import { sheetDigest } from '../audit/sheet-digest.ts';
import { applyTrayChanges } from '../commands/sessions/apply-tray-changes.ts';
import { storableSheet } from '../commands/sheets/sheet-content.ts';
import type { NewSheet, SheetKey } from '../database/sheets/sheets.ts';
import type { DemoPanel, DemoSession } from './demo-panel.ts';
import { fillSheet, type Sitting } from './fill-sheet.ts';
import { done, must } from './must.ts';
import { taste } from './simulated-taster.ts';

const MINUTE = 60_000;

/**
 * Simulates the tasting of one session: what each taster marks of each glass, and which sheets are
 * sealed by now.
 */
export function createTasting(
  { random, now, tasters }: DemoPanel,
  panel: PanelId,
  session: SessionCode,
  held: DemoSession,
) {
  const sealed: NewSheet[] = [];
  const paces = new Map(
    held.tasters.map(({ id }) => [
      id,
      { late: random.between(0, 16), minutes: random.between(4.5, 9) },
    ]),
  );

  function sittingOf({ taster, position }: ServedGlass): Sitting {
    const { late, minutes } = must(paces.get(taster));
    const begins = Date.parse(held.shownAt) + (late + (position - 1) * (15.2 + minutes)) * MINUTE;
    return { begins, signs: begins + minutes * MINUTE };
  }

  function sheet(doc: Y.Doc, birth: string, glass: ServedGlass): void {
    createEvaluation(doc, birth);
    const { code, hand, id: taster } = must(tasters.find(({ id }) => id === glass.taster));
    const { sample } = must(held.glasses.find((one) => one.sample.id === glass.sample));
    const sitting = sittingOf(glass);
    const value = fillSheet(random, doc, {
      tasted: taste(random, hand, sample.oil),
      sitting,
      position: glass.position,
      booth: `booth ${code}`,
      now,
    });
    if (value.signature !== null) seal({ session, taster, code: glass.code }, sitting, value);
  }

  function seal(key: SheetKey, { signs }: Sitting, marked: EvaluationValue): void {
    const sealedAt = new Date(signs).toISOString();
    const value = storableSheet(marked);
    const decision = done(
      decideSeal({ state: 'shown', last: null, sheet: value, definition: IOC_VO }),
    );
    if ('stands' in decision) return;
    const { version } = decision.seals;
    const digest = sheetDigest({ panel, ...key, version, value });
    sealed.push({ ...key, ...decision.seals, digest, sealedAt, value });
  }

  function lastOf(taster: TasterId, code: TastingCode): SealedVersion | null {
    const one = sealed.find((known) => known.taster === taster && known.code === code);
    if (one === undefined) return null;
    const { version, digest, sealedAt, value } = one;
    const signedAt = value.signature?.at ?? sealedAt;
    return { version, digest, sealedAt, signedAt, open: false, keyed: false };
  }

  function tray(doc: Y.Doc, taster: TasterId): void {
    const state = held.until === 'shown' ? 'shown' : 'closed';
    const changes = trayChanges(done(readTray(doc)), state, (code) => lastOf(taster, code));
    applyTrayChanges(doc, changes);
    if (held.call?.taster === taster) setCall(doc, { at: held.call.at, reason: 'help' });
  }

  return {
    documents: { sheet, tray },
    /** The sealed sheets, in the order in which they were sealed. */
    sealed: (): readonly NewSheet[] =>
      sealed.toSorted((a, b) => (a.sealedAt < b.sealedAt ? -1 : 1)),
  };
}
