import { createReadStream } from 'node:fs';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { type ReadMarks, readMarksFile } from '../marks/read-marks-file.ts';
import { type ReadReferences, readReferencesFile } from '../quality/references-reader.ts';
import { readSettingsFile } from '../settings/settings-reader.ts';

/** Why a file is not taken; `rows` says it in words, a line each. */
type FileRefusal = 'file-unreadable' | 'marks-refused' | 'references-refused' | 'settings-refused';

/** Reads marks_long.csv from the disk, never the whole of it at once. */
export const marksFile = (path: string): Promise<Result<ReadMarks, FileRefusal>> =>
  read(path, readMarksFile);

/** Reads references.csv; none when no file is named. */
export const referencesFile = async (
  path: string | null,
): Promise<Result<ReadReferences, FileRefusal>> =>
  path === null ? accept({ references: [], unknownColumns: [] }) : read(path, readReferencesFile);

/** Reads settings.json; what it leaves out, and all of it when no file is named, is the panel's default. */
export const settingsFile = async (
  path: string | null,
): Promise<Result<PanelSettings, FileRefusal>> =>
  path === null ? accept(defaultPanelSettings()) : read(path, readSettingsFile);

/** Reads a file from the disk with the reader that a page has of the worker; one that cannot be read is named. */
async function read<Value>(
  path: string,
  by: (file: FileBytes) => AsyncIterator<number, Result<Value, FileRefusal>>,
): Promise<Result<Value, FileRefusal>> {
  const steps = by({ size: 0, pieces: () => createReadStream(path, { highWaterMark: PIECE }) });
  let step = await steps.next();
  while (step.done !== true) step = await steps.next();
  const answer = step.value;
  if (answer.ok || answer.code !== 'file-unreadable') return answer;
  return refuse('file-unreadable', { rows: answer.data.rows.map((row) => `${path}: ${row}`) });
}

/** Bytes of the disk read at a time. */
const PIECE = 1 << 18;
