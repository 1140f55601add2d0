import type * as Y from 'yjs';
import { readAssessment } from '../../domain/documents/assessment.document.ts';
import { type PlanValue, readPlan } from '../../domain/documents/session.document.ts';
import { exclusionChanges } from '../../domain/sessions/exclusion-changes.ts';
import { planChanges } from '../../domain/sessions/plan-changes.ts';
import { planChecklist } from '../../domain/sessions/plan-checklist.ts';
import type { SettingsEntry } from '../../domain/settings/settings-entry.ts';
import { settingsOf } from '../../domain/settings/settings-of-entries.ts';
import type { StatusEntry } from '../../domain/tasters/status-entry.ts';
import { statusOn, statusSpans } from '../../domain/tasters/status-history.ts';
import { LOCALE_CODES } from '../../domain/words/locale.ts';
import { formatOf } from '../../web/i18n/format-of.ts';

const FORMATS = LOCALE_CODES.map((locale) => formatOf(locale, 'Europe/Madrid'));
const TODAY = '2026-11-28';

/**
 * Reads a plan as the desk, the wall display and the printed papers do. A reader that throws would
 * crash its page.
 */
export function readPlanAsPages(doc: Y.Doc, was: PlanValue | null): PlanValue | null {
  const read = readPlan(doc);
  if (!read.ok) return null;
  const plan = read.value;
  const left = new Map(plan.entries.map(({ sample }) => [sample, null]));
  planChecklist(plan, { sessionsThatDay: 1, inactive: [], left }, ['ioc-vo']);
  if (was !== null) planChanges(was, plan);
  for (const write of FORMATS) {
    writeDay(write, plan.date);
    write.time(plan.start);
    for (const degrees of [plan.sampleTemperature, plan.roomTemperature])
      if (degrees !== null) write.number(degrees, 1);
    write.number(plan.restMinutes, 0);
    for (const limit of [plan.enMaxDefect, plan.enMaxFruity]) writeLimit(write, limit);
  }
  return plan;
}

/** Reads working notes as the assessment page does. */
export function readNotesAsPages(doc: Y.Doc): boolean {
  const read = readAssessment(doc);
  if (!read.ok) return false;
  exclusionChanges({ exclusions: [], putBacks: [] }, read.value);
  for (const { at } of [...read.value.exclusions, ...read.value.putBacks])
    for (const write of FORMATS) writeInstant(write, at);
  return true;
}

/**
 * Reads the settings history as the settings page does, and everything that is judged by settings.
 */
export function readSettingsAsPages(entries: readonly SettingsEntry[]): void {
  const settings = settingsOf(entries);
  for (const write of FORMATS) {
    for (const { at } of entries) writeInstant(write, at);
    for (const [key, value] of Object.entries(settings)) {
      if (typeof value !== 'number') continue;
      writeLimit(write, value);
      // A limit that is formatted as zero would be invisible.
      if (value > 0 && !/[1-9]/.test(write.limit(value)))
        throw new Error(`${key} is shown as zero`);
    }
  }
}

/** Reads a taster's statuses as their page and the lists do. */
export function readStatusesAsPages(entries: readonly StatusEntry[]): void {
  const spans = statusSpans(entries);
  statusOn(spans, TODAY);
  for (const write of FORMATS)
    for (const { from, to } of spans) for (const day of [from, to ?? TODAY]) writeDay(write, day);
}

type Format = (typeof FORMATS)[number];

function writeDay(write: Format, day: string): void {
  for (const of of [write.day, write.weekday, write.dayOfYear]) of(day);
  write.daysFrom(day, TODAY);
}

function writeInstant(write: Format, at: string): void {
  for (const of of [write.instant, write.clock, write.clockSeconds, write.dayOf]) of(at);
}

function writeLimit(write: Format, limit: number): void {
  write.limit(limit);
  write.against(1, limit);
  write.percent(1, limit);
}
