import type { z } from 'zod';
import { createTextLines, LONGEST_LINE } from '../../domain/files/text-lines.ts';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { type PanelSettings, panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import { type FileFault, fault } from '../../domain/words/file-fault.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { readPieces } from '../files/read-pieces.ts';
import { fileFaults, Reasons } from '../files/reasons.ts';

/** A name of a JSON object, as written; in settings.json no value is an object. */
const NAME = /"((?:[^"\\]|\\.)*)"\s*:/g;

/**
 * Reads settings.json; a missing setting has the panel's default (exchange.md). The file is refused
 * for an unknown or repeated setting, an invalid value, or a length above that of any settings.
 */
export async function* readSettingsFile(
  file: FileBytes,
): AsyncGenerator<number, Result<PanelSettings, 'settings-refused' | 'file-unreadable'>> {
  const reasons = new Reasons();
  let [line, text] = [0, ''];
  const lines = createTextLines((part, end, broken) => {
    line += 1;
    if (broken !== null) reasons.add(line, [fault(broken)]);
    else if (text.length <= LONGEST_LINE) text += `${part}${end}`;
  });
  const read = yield* readPieces(file, (piece) => lines.push(piece));
  if (!read.ok) return read;
  lines.end();
  if (text.length > LONGEST_LINE) return refused([fault('line-too-long')]);
  const told = reasons.told();
  return told === null ? settingsOf(text) : refuse('settings-refused', told);
}

function settingsOf(text: string): Result<PanelSettings, 'settings-refused'> {
  const given = parsedJson(text);
  if (!given.ok) return given;
  const parsed = panelSettingsSchema.safeParse(given.value);
  if (!parsed.success) return refused(parsed.error.issues.flatMap(faultsOfIssue));
  const names = [...text.matchAll(NAME)].map(([, name]) => String(JSON.parse(`"${name}"`)));
  const twice = names.filter((name, place) => names.indexOf(name) !== place);
  return twice.length === 0
    ? accept(parsed.data)
    : refused(twice.map((setting) => fault('setting-twice', { setting })));
}

function parsedJson(text: string): Result<unknown, 'settings-refused'> {
  try {
    return accept(JSON.parse(text));
  } catch (error) {
    return refused([fault('not-json', { why: String(error) })]);
  }
}

/** The errors of a setting from a schema: an unknown name, or an invalid value. */
function faultsOfIssue(issue: z.core.$ZodIssue): readonly FileFault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((setting) => fault('setting-unknown', { setting }));
  const { path, message } = issue;
  const setting = path.map(String).join(': ');
  return [
    setting === ''
      ? fault('not-json', { why: message })
      : fault('setting-invalid', { setting, why: message }),
  ];
}

const refused = (faults: readonly FileFault[]) =>
  refuse('settings-refused', fileFaults(faults.map((one) => ({ line: null, faults: [one] }))));
