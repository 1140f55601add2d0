import { createReadStream } from 'node:fs';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { defaultPanelSettings, type PanelSettings } from '../../domain/settings/panel-settings.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { type ReadMarks, readMarksFile } from '../marks/read-marks-file.ts';
import { type ReadReferences, readReferencesFile } from '../quality/references-reader.ts';
import { readSettingsFile } from '../settings/settings-reader.ts';

/** Why a file is refused; `rows` has the messages, one for each line. */
type FileRefusal = 'file-unreadable' | 'marks-refused' | 'references-refused' | 'settings-refused';

/** The source of a file: a path on the disk, or the bytes of an entry of a zip. */
export type FilePlace = string | FileBytes;

/** Reads marks_long.csv in chunks. */
export const marksFile = (place: FilePlace): Promise<Result<ReadMarks, FileRefusal>> =>
  read(place, readMarksFile);

/** Reads references.csv; empty where no file is named. */
export const referencesFile = async (
  place: FilePlace | null,
): Promise<Result<ReadReferences, FileRefusal>> =>
  place === null ? accept({ references: [], unknownColumns: [] }) : read(place, readReferencesFile);

/** Reads settings.json; a missing setting, and all without a file, has the panel's default. */
export const settingsFile = async (
  place: FilePlace | null,
): Promise<Result<PanelSettings, FileRefusal>> =>
  place === null ? accept(defaultPanelSettings()) : read(place, readSettingsFile);

/**
 * Reads a file with the same reader as the worker of a page; an unreadable path is named in the
 * refusal.
 */
async function read<Value>(
  place: FilePlace,
  by: (file: FileBytes) => AsyncIterator<number, Result<Value, FileRefusal>>,
): Promise<Result<Value, FileRefusal>> {
  const steps = by(
    typeof place === 'string'
      ? { size: 0, pieces: () => createReadStream(place, { highWaterMark: PIECE }) }
      : place,
  );
  let step = await steps.next();
  while (step.done !== true) step = await steps.next();
  const answer = step.value;
  if (answer.ok || answer.code !== 'file-unreadable' || typeof place !== 'string') return answer;
  return refuse('file-unreadable', { rows: answer.data.rows.map((row) => `${place}: ${row}`) });
}

/** Bytes that are read from the disk at a time. */
const PIECE = 1 << 18;
