import type { PlanEntry } from '../../../../domain/documents/session.document.ts';
import type { ResultRow } from '../../../../domain/results/result-row.ts';
import { itemsOf } from '../../../../domain/sheets/definition/points.ts';
import type { PointsSheet } from '../../../../domain/sheets/definition/sheet-definition.ts';
import { ATTRIBUTE_KEYS } from '../../../../domain/words/attributes.ts';
import { wallDate } from '../../../../domain/words/zone-clock.ts';
import {
  type BoardFacts,
  exclusionOf,
  glassOf,
  recordOf,
} from '../../../live/session/board-facts.ts';
import { codeFor } from '../../../live/session/board-names.ts';
import { storedRow } from '../../../live/session/stored-row.ts';
import type { Judgements } from '../../../live/session/use-judgements.ts';
import {
  type Registers,
  sampleCode,
  tasterName,
  tastersInOrder,
} from '../../../live/session/use-registers.ts';
import type { XlsxCell, XlsxSheet } from '../../../parts/lists/write-xlsx.ts';
import type { WorkbookWords } from './use-workbook-words.ts';

type Rows = readonly (readonly XlsxCell[])[];

/** The input of a session's workbook. */
export type WorkbookFacts = {
  readonly session: number;
  readonly facts: BoardFacts;
  readonly registers: Registers;
  readonly judged: Judgements;
  /** The stored results of the session, with overrides. */
  readonly results: readonly ResultRow[];
  readonly words: WorkbookWords;
  /** The time zone of its times (ZON-1). */
  readonly zone: string;
};

/**
 * Builds the workbook of a session: conditions, plan, codes, sheets, marks in mm, and unrounded
 * results (XPO-7). The data are those of the board. Times are in the panel's time zone, which the
 * headings name (ZON-1). It is for the desk, after tasting.
 */
export function sessionWorkbook(of: WorkbookFacts): readonly XlsxSheet[] {
  const { words } = of;
  return [
    { name: words.conditions, rows: conditionRows(of) },
    { name: words.plan, rows: planRows(of) },
    { name: words.key, rows: keyRows(of) },
    { name: words.sheets, rows: sheetRows(of) },
    ...answerSheets(of),
  ];
}

/**
 * The sheets of answers. A session that is scored with points has points and scores in place of
 * marks and results (SHT-8).
 */
function answerSheets(of: WorkbookFacts): readonly XlsxSheet[] {
  const { facts, words } = of;
  const { definition } = facts;
  return definition.form === 'points'
    ? [
        { name: words.points, rows: pointRows(of, definition) },
        { name: words.scores, rows: scoreRows(of) },
      ]
    : [
        { name: words.marks, rows: markRows(of) },
        { name: words.results, rows: resultRows(of) },
      ];
}

function pointRows(of: WorkbookFacts, definition: PointsSheet): Rows {
  const { facts, words } = of;
  const items = itemsOf(definition);
  return [
    [...named(words), ...items.map(({ name, note }) => words.item(name, note))],
    ...eachSheet(of, (entry, taster) => {
      const points = recordOf(facts, entry, taster)?.points;
      return points === undefined ? [] : items.map(({ key }) => points[key] ?? null);
    }),
  ];
}

function scoreRows({ registers, judged, words }: WorkbookFacts): Rows {
  const { heads } = words;
  const [first] = judged.entries.flatMap(({ scored }) => scored?.scores ?? []);
  const parts = first?.parts.map(({ key }) => key) ?? [];
  return [
    [heads.sample, heads.replicate, heads.n, ...parts, heads.total, heads.place, heads.medal],
    ...judged.entries.flatMap(({ entry, scored }) => {
      const scores = scored?.scores ?? null;
      return scores === null
        ? []
        : [
            [
              sampleCode(registers, entry.sample),
              entry.replicate,
              scores.n,
              ...scores.parts.map(({ score }) => score),
              scores.total.score,
              scores.rank,
              words.medal(scores.medal),
            ],
          ];
    }),
  ];
}

function conditionRows({ session, facts: { plan }, words }: WorkbookFacts): Rows {
  const { date, start, sampleTemperature, roomTemperature, restMinutes, training } = plan;
  return [
    [words.heads.condition, words.heads.value],
    [words.heads.session, session],
    [words.heads.date, `${date} ${start}`],
    [words.heads.training, words.flag(training)],
    [words.heads.sampleTemperature, sampleTemperature],
    [words.heads.roomTemperature, roomTemperature],
    [words.heads.rest, restMinutes],
    [words.heads.enMaxDefect, plan.enMaxDefect],
    [words.heads.enMaxFruity, plan.enMaxFruity],
  ];
}

function planRows({ facts: { plan }, registers, words }: WorkbookFacts): Rows {
  const places = plan.entries.map((_, place) => `${place + 1}`);
  return [
    [words.heads.taster, words.heads.name, ...places],
    ...tastersInOrder(registers, plan.tasters).map((taster) => {
      const { code, name } = tasterName(registers, taster);
      const order = plan.orders.get(taster) ?? [];
      const codes = order.map((id) => {
        const entry = plan.entries.find((known) => known.id === id);
        return entry === undefined ? null : codeFor(plan, entry, taster);
      });
      return [code, name, ...codes];
    }),
  ];
}

function keyRows({ facts: { plan }, registers, words }: WorkbookFacts): Rows {
  return [
    [words.heads.code, words.heads.sample, words.heads.replicate],
    ...plan.entries.flatMap((entry) =>
      [...new Set(plan.tasters.map((taster) => codeFor(plan, entry, taster)))].map((code) => [
        code,
        sampleCode(registers, entry.sample),
        entry.replicate,
      ]),
    ),
  ];
}

function sheetRows(of: WorkbookFacts): Rows {
  const { facts, words, zone } = of;
  const at = (instant: string): Date => wallDate(zone, instant);
  return [
    [
      ...named(words),
      `${words.heads.signed} (${zone})`,
      `${words.heads.stored} (${zone})`,
      words.heads.valid,
      words.heads.reason,
      words.heads.late,
      words.heads.keyedBy,
      words.heads.keyedReason,
      ...(hasNotes(facts) ? [words.heads.notes] : []),
    ],
    ...eachSheet(of, (entry, taster) => {
      const sealed = glassOf(facts, entry, taster)?.sealed ?? null;
      const record = recordOf(facts, entry, taster);
      const { signedAt = null, notes = null, keyed = null } = record ?? {};
      const exclusion = exclusionOf(facts, entry, taster);
      return [
        // The signature is on paper, and its time is unknown.
        signedAt === null || keyed !== null ? null : at(signedAt),
        sealed === null ? null : at(sealed.at),
        sealed === null ? null : words.flag(exclusion === null),
        exclusion === null ? null : words.leftOutReason(exclusion.reason),
        record === null ? null : words.flag(record.late === true),
        // Who keyed it in from paper, and why (KEY-6).
        keyed?.by ?? null,
        keyed?.reason ?? null,
        // The notes on perception, which only a training sheet has (TRN-8).
        ...(hasNotes(facts) ? [notes] : []),
      ];
    }),
  ];
}

function markRows(of: WorkbookFacts): Rows {
  const { facts, words } = of;
  return [
    [...named(words), ...ATTRIBUTE_KEYS.map(words.attribute), words.heads.kind, words.heads.other],
    ...eachSheet(of, (entry, taster) => {
      const record = recordOf(facts, entry, taster);
      if (record === null) return [];
      const { marks, fruityKind, otherDescriptor } = record;
      return [
        ...ATTRIBUTE_KEYS.map((key) => marks[key] ?? null),
        fruityKind === null ? null : words.kind(fruityKind),
        otherDescriptor === null ? null : words.attribute(otherDescriptor),
      ];
    }),
  ];
}

/**
 * Builds the rows of results. What a person overrode is in the columns after the figures (RES-3).
 */
function resultRows({ registers, judged, results, words }: WorkbookFacts): Rows {
  const { heads } = words;
  return [
    [
      heads.sample,
      heads.replicate,
      heads.oilClass,
      heads.n,
      heads.attribute,
      heads.median,
      heads.iqr,
      's*',
      'CVr %',
      heads.low,
      heads.high,
      'U',
      heads.against,
      heads.decided,
      heads.decisionReason,
      heads.invalid,
      heads.leftOut,
    ],
    ...judged.entries.flatMap(({ entry, assessment: { value } }) => {
      const stored = storedRow(results, entry);
      return value === null
        ? []
        : Object.entries({ ...value.attributes, ...value.others }).map(([key, figures]) => [
            sampleCode(registers, entry.sample),
            entry.replicate,
            words.oilClass(value.class),
            figures.n,
            words.attribute(key),
            figures.median,
            figures.iqr,
            figures.sStar,
            figures.cvr,
            figures.ciLow,
            figures.ciHigh,
            figures.u,
            ...overrides(stored, words),
          ]);
    }),
  ];
}

const overrides = (stored: ResultRow | null, words: WorkbookWords): readonly XlsxCell[] => {
  const decided = stored?.decided ?? null;
  return [
    stored?.validationReason ?? null,
    decided === null ? null : words.oilClass(decided.class),
    decided?.reason ?? null,
    stored?.invalid?.reason ?? null,
    stored === null ? null : words.leftOut(stored.leftOut) || null,
  ];
};

const named = ({ heads }: WorkbookWords): readonly string[] => [
  heads.taster,
  heads.name,
  heads.code,
  heads.sample,
  heads.replicate,
];

/** Builds one row for each taster and glass with a code, with columns that identify both. */
function eachSheet(
  { facts: { plan }, registers }: WorkbookFacts,
  rest: (entry: PlanEntry, taster: BoardFacts['plan']['tasters'][number]) => readonly XlsxCell[],
): Rows {
  return tastersInOrder(registers, plan.tasters).flatMap((taster) => {
    const { code, name } = tasterName(registers, taster);
    return plan.entries.flatMap((entry) => {
      const glass = codeFor(plan, entry, taster);
      const sample = sampleCode(registers, entry.sample);
      return glass === null
        ? []
        : [[code, name, glass, sample, entry.replicate, ...rest(entry, taster)]];
    });
  });
}

/** Whether the profile sheet has fields for notes on perception (TRN-8). */
const hasNotes = ({ definition }: BoardFacts): boolean =>
  definition.form === 'lines' && definition.hasNotes;
