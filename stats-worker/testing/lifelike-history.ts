import { Temporal } from 'temporal-polyfill';
import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  DESCRIPTOR_KEYS,
  type DefectKey,
} from '../../domain/words/attributes.ts';
import type { Millimetres } from '../../domain/words/millimetres.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { ColumnsBuilder } from '../marks/columns-builder.ts';
import { type MarkColumns, NO_DAY } from '../marks/mark-columns.ts';
import { descriptorCode } from '../marks/sheet-columns.ts';
import type { ReferenceMaterial } from '../quality/assigned-value.ts';
import { mm } from './arbitrary-panels.ts';
import type { HistorySheet } from './rational/rational-history.ts';

/** A random number generator with a seed: 0 to below 1. */
function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Test data: a realistic history of a panel. Sessions over nine months with duplicates, reference
 * materials, samples that return, trainings, a session without a date, absent tasters, blank lines
 * and invalidated sheets.
 */
export function lifelikeHistory(seed: number): {
  readonly sheets: readonly HistorySheet[];
  readonly references: readonly ReferenceMaterial[];
} {
  const random = randomNumbers(seed);
  const whole = (below: number) => Math.floor(random() * below);
  const tasters = Array.from({ length: 6 + whole(5) }, (_, place) => `t${place}`);
  const sheets: HistorySheet[] = [];
  const start = Temporal.PlainDate.from('2025-11-30');
  const sessions = 8 + whole(14);
  for (let number = 0; number < sessions; number += 1) {
    const date = random() < 0.06 ? '' : start.add({ days: whole(270) }).toString();
    const training = random() < 0.1;
    for (let place = 0; place < 1 + whole(3); place += 1) {
      const drawn = random();
      const sample =
        drawn < 0.35
          ? `ref${(number + place) % 4}`
          : drawn < 0.55
            ? `again${place}`
            : `S${number}-${place}`;
      const levels = levelsOf(sample, random);
      const replicates: readonly (1 | 2)[] =
        random() < (sample.startsWith('again') ? 0.2 : 0.75) ? [1, 2] : random() < 0.6 ? [1] : [2];
      for (const replicate of replicates)
        for (const taster of tasters) {
          if (random() < 0.12) continue;
          const session = String(number + 1);
          const valid = random() > 0.05;
          const sheet = sheetOf(taster, levels, random);
          sheets.push({ session, date, training, sample, replicate, valid, sheet });
        }
    }
  }
  return { sheets, references: referencesOf(random) };
}

const LINES: readonly DefectKey[] = ['fusty', 'musty', 'winey', 'frostbitten', 'rancid'];

function levelsOf(sample: string, random: () => number): readonly number[] {
  const main = sample.startsWith('ref') ? Number(sample.slice(3)) : Math.floor(random() * 7);
  return ATTRIBUTE_KEYS.map((_, line) => {
    if (line >= LINES.length + 1) return 10 + Math.floor(random() * 55);
    if (line === main) return 8 + Math.floor(random() * 50);
    return random() < 0.15 ? 5 : 0;
  });
}

function sheetOf(
  taster: string,
  levels: readonly number[],
  random: () => number,
): HistorySheet['sheet'] {
  const marks: Partial<Record<AttributeKey, Millimetres>> = {};
  for (const [line, key] of ATTRIBUTE_KEYS.entries()) {
    if (random() < 0.02) continue;
    const level = levels[line] ?? 0;
    const scattered = level === 0 ? 0 : Math.round(level + (random() - 0.5) * 14);
    marks[key] = mm(Math.min(100, Math.max(0, scattered)));
  }
  return {
    taster,
    marks,
    fruityKind: random() < 0.1 ? null : random() < 0.7 ? 'green' : 'ripe',
    otherDescriptor: random() < 0.7 ? (DESCRIPTOR_KEYS[random() < 0.9 ? 0 : 3] ?? null) : null,
  };
}

function referencesOf(random: () => number): readonly ReferenceMaterial[] {
  const cm = () => Math.round(random() * 600) / 100;
  return [0, 1, 2, 3].map((place) => {
    const predominant = place === 3 ? null : (LINES[place] ?? null);
    const fruity = { attribute: 'fruity', median: cm(), u: 0.3, sd: 0.4 } as const;
    return {
      sample: `ref${place}`,
      predominant,
      values:
        predominant === null
          ? [fruity]
          : [{ attribute: predominant, median: cm(), u: 0.25, sd: 0.35 }, fruity],
    };
  });
}

/** Converts the history into the columns that the engine reads. */
export function columnsOf(sheets: readonly HistorySheet[]): MarkColumns {
  const builder = new ColumnsBuilder();
  for (const { session, date, training, sample, replicate, valid, sheet } of sheets) {
    const place = builder.session(session);
    builder.sessionDay[place] = date === '' ? NO_DAY : (dayOf(date) ?? NO_DAY);
    builder.sessionTraining[place] = training;
    const row = builder.sheet(place, sample, replicate, sheet.taster);
    builder.setValid(row, valid);
    for (const [line, key] of ATTRIBUTE_KEYS.entries()) {
      const mark = sheet.marks[key];
      if (mark !== undefined) builder.setMark(row, line, mark);
    }
    if (sheet.fruityKind !== null) builder.setFruityKind(row, sheet.fruityKind === 'green' ? 1 : 2);
    builder.setDescriptor(row, descriptorCode(sheet.otherDescriptor));
  }
  return builder.columns();
}
