import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  createPlan,
  type PlanValue,
  putDraw,
  putEntry,
  readPlan,
  setInvited,
} from '../documents/session.document.ts';
import { planFields } from '../testing/plans.ts';
import { parseEntryId, parseSampleId, parseTasterId, type TasterId } from '../words/ids.ts';
import { decideShow } from './decide-show.ts';
import { draw } from './draw.ts';
import { planChecklist, wallsOf } from './plan-checklist.ts';

const id = (kind: number, index: number) =>
  `00000000-0000-4000-8${kind}00-${String(index).padStart(12, '0')}`;
const around = { sessionsThatDay: 1, inactive: [], left: new Map() };

function plan(samples: number, tasters: number, multicode = false): PlanValue {
  const doc = new Y.Doc();
  createPlan(doc, 'birth', planFields({ multicode }));
  for (let index = 1; index <= samples; index += 1) {
    const [entry, sample] = [parseEntryId(id(1, index)), parseSampleId(id(2, index))];
    if (entry && sample) putEntry(doc, { id: entry, sample, replicate: 1, rank: index });
  }
  for (let index = 1; index <= tasters; index += 1) setInvited(doc, taster(index), true);
  const value = read(doc);
  putDraw(
    doc,
    draw(value, value.codes, (below) => below - 1),
  );
  return read(doc);
}

function read(doc: Y.Doc): PlanValue {
  const value = readPlan(doc);
  if (!value.ok) throw new Error(value.code);
  return value.value;
}

function taster(index: number): TasterId {
  const parsed = parseTasterId(id(3, index));
  if (parsed === null) throw new Error('not a taster');
  return parsed;
}

describe('showing a session', () => {
  it('SES-5 a whole plan has no wall and no warning', () => {
    const items = planChecklist(plan(4, 8), around, ['ioc-vo']);
    expect(items.filter((item) => !item.met)).toEqual([]);
  });

  it('SES-5 an empty plan stands before every wall but the profile sheet', () => {
    expect(wallsOf(planChecklist(plan(0, 0), around, ['ioc-vo']))).toEqual([
      'plan-has-samples',
      'plan-has-tasters',
      'plan-entries-distinct',
      'plan-codes-complete',
      'plan-orders-complete',
    ]);
  });

  it('SES-5 a glass without a code, an unknown sheet and a repeated entry are walls', () => {
    const whole = plan(2, 8);
    const [first, second] = whole.entries;
    if (!first || !second) throw new Error('no entries');
    const broken = {
      ...whole,
      codes: new Map(),
      sheet: 'other',
      entries: [first, { ...second, sample: first.sample }],
    };
    expect(wallsOf(planChecklist(broken, around, ['ioc-vo']))).toEqual([
      'plan-entries-distinct',
      'plan-codes-complete',
      'plan-sheet-known',
    ]);
  });

  it('SES-6 conditions of method.md section 8 are warnings, never walls', () => {
    const odd = { ...plan(5, 7), start: '16:00', roomTemperature: null, restMinutes: 5 };
    const items = planChecklist(odd, { ...around, sessionsThatDay: 4 }, ['ioc-vo']);
    expect(wallsOf(items)).toEqual([]);
    expect(items.filter((item) => !item.met).map((item) => item.code)).toEqual([
      'tasters-8-to-12',
      'samples-at-most-4',
      'starts-10-to-12',
      'room-temperature',
      'rest-15-minutes',
      'sessions-at-most-3',
    ]);
  });

  it.each([false, true])(
    'SES-7 every taster is served every glass once (multicode %s)',
    (multicode) => {
      const value = plan(4, 9, multicode);
      const answer = decideShow({ state: 'draft', plan: value, checklist: [], served: [] });
      if (!answer.ok) throw new Error(answer.code);
      expect(answer.value).toHaveLength(36);
      expect(new Set(answer.value.map(({ code }) => code)).size).toBe(multicode ? 36 : 4);
    },
  );

  it('SES-7, SES-23 what was served keeps its code and place; a taster who joins is served too', () => {
    const first = decideShow({ state: 'draft', plan: plan(3, 8), checklist: [], served: [] });
    if (!first.ok) throw new Error(first.code);
    const redrawn = plan(4, 9);
    const again = decideShow({
      state: 'hidden',
      plan: redrawn,
      checklist: [],
      served: first.value,
    });
    if (!again.ok) throw new Error(again.code);
    expect(again.value.slice(0, 24)).toEqual(first.value);
    expect(again.value.slice(24).every((glass) => glass.taster === taster(9))).toBe(true);
  });

  it('SES-7 walls and a validated session refuse', () => {
    const checklist = planChecklist(plan(0, 8), around, ['ioc-vo']);
    const base = { plan: plan(0, 8), checklist, served: [] };
    expect(decideShow({ ...base, state: 'draft' })).toMatchObject({ code: 'plan-not-ready' });
    expect(decideShow({ ...base, state: 'validated' })).toMatchObject({
      code: 'session-validated',
    });
  });
});
