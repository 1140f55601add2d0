import type { MonthPack } from '../../domain/quality/month-pack.ts';
import { dayOf } from '../marks/calendar-day.ts';
import { ColumnsBuilder } from '../marks/columns-builder.ts';
import type { MarkColumns } from '../marks/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';

/**
 * Joins months into one history, equal to the panel's export of these sessions: by session number,
 * then in packed order (QUA-41). `codes` names the tasters as the export does. A taster without a
 * code, or with a shared one, keeps the id, so that two tasters never become one.
 */
export function joinMonths(
  packs: readonly MonthPack[],
  codes: Readonly<Record<string, string>>,
): MarkColumns {
  const builder = new ColumnsBuilder();
  const nameOf = tasterNames(packs, codes);
  for (const { pack, place, number, from, to } of sessionsOf(packs)) {
    const session = builder.session(String(number));
    const { date = '', training = false, checked = null } = pack.sessions[place] ?? {};
    const day = dayOf(date);
    if (day !== null) builder.sessionDay[session] = day;
    builder.sessionTraining[session] = training;
    for (let at = from; at < to; at += 1) {
      const sheet = addSheet(builder, session, pack, at, nameOf);
      builder.setCounter(sheet, checked !== null && sampleOf(pack, at)?.id === checked);
    }
  }
  return builder.columns();
}

type Run = {
  readonly pack: MonthPack;
  readonly place: number;
  readonly number: number;
  readonly from: number;
  readonly to: number;
};

/** The sessions of all months by their numbers, each with its range of sheets. */
function sessionsOf(packs: readonly MonthPack[]): readonly Run[] {
  const runs: Run[] = [];
  for (const pack of packs) {
    let from = 0;
    while (from < pack.sheets) {
      const place = pack.session[from] ?? 0;
      let to = from + 1;
      while (to < pack.sheets && pack.session[to] === place) to += 1;
      runs.push({ pack, place, number: pack.sessions[place]?.number ?? 0, from, to });
      from = to;
    }
  }
  return runs.sort((left, right) => left.number - right.number);
}

function addSheet(
  builder: ColumnsBuilder,
  session: number,
  pack: MonthPack,
  at: number,
  nameOf: (id: string) => string,
): number {
  const sample = sampleOf(pack, at)?.code ?? '';
  const taster = nameOf(pack.tasters[pack.taster[at] ?? 0] ?? '');
  const sheet = builder.sheet(session, sample, pack.replicate[at] ?? 1, taster);
  for (let line = 0; line < LINES; line += 1)
    builder.setMark(sheet, line, pack.marks[at * LINES + line] ?? 0);
  builder.setFruityKind(sheet, pack.fruityKind[at] ?? 0);
  builder.setDescriptor(sheet, pack.descriptor[at] ?? 0);
  builder.setValid(sheet, pack.valid[at] === 1);
  return sheet;
}

const sampleOf = (pack: MonthPack, at: number) => pack.samples[pack.sample[at] ?? 0];

/** The name of each taster in the months: the code, where no other taster has it. */
function tasterNames(
  packs: readonly MonthPack[],
  codes: Readonly<Record<string, string>>,
): (id: string) => string {
  const ids = new Set(packs.flatMap(({ tasters }) => tasters));
  const shared = Map.groupBy(ids, (id) => codes[id] ?? id);
  return (id) => {
    const code = codes[id] ?? id;
    return (shared.get(code)?.length ?? 0) > 1 ? id : code;
  };
}
