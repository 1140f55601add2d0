import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { type PanelSettings, panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import { createMarksReader, type ReadMarks } from '../marks/marks-reader.ts';
import type { ReferenceMaterial } from '../quality/reference-value.ts';
import { readReferences } from '../quality/references-reader.ts';

/** Why a file is not taken; `rows` says it in words, a line each. */
type FileRefusal = 'file-unreadable' | 'marks-refused' | 'references-refused' | 'settings-refused';

/** Reads marks_long.csv from the disk, never the whole of it at once. */
export async function marksFile(path: string): Promise<Result<ReadMarks, FileRefusal>> {
  const reader = createMarksReader();
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 1 << 18 }))
      reader.push(text.decode(piece, { stream: true }));
    reader.push(text.decode());
  } catch (error) {
    return unreadable(path, error);
  }
  return reader.end();
}

/** Reads references.csv; none when no file is named. */
export async function referencesFile(
  path: string | null,
): Promise<Result<readonly ReferenceMaterial[], FileRefusal>> {
  if (path === null) return accept([]);
  const text = await utf8File(path);
  return text.ok ? readReferences(text.value) : text;
}

/** Reads settings.json; what it leaves out, and all of it when no file is named, is the panel's default. */
export async function settingsFile(
  path: string | null,
): Promise<Result<PanelSettings, FileRefusal>> {
  if (path === null) return accept(panelSettingsSchema.parse({}));
  const text = await utf8File(path);
  if (!text.ok) return text;
  const given = parseJson(text.value);
  if (!given.ok) return given;
  const parsed = panelSettingsSchema.safeParse(given.value);
  if (parsed.success) return accept(parsed.data);
  return refuse('settings-refused', {
    rows: parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`),
  });
}

function parseJson(text: string): Result<unknown, FileRefusal> {
  try {
    return accept(JSON.parse(text));
  } catch (error) {
    return refuse('settings-refused', { rows: [String(error)] });
  }
}

async function utf8File(path: string): Promise<Result<string, FileRefusal>> {
  try {
    return accept(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    return unreadable(path, error);
  }
}

const unreadable = (path: string, error: unknown) =>
  refuse('file-unreadable', {
    rows: [`${path}: ${error instanceof Error ? error.message : String(error)}`],
  });
