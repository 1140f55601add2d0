import { formatDocumentName } from '../../domain/documents/name.ts';
import { describeProblem } from '../log/log.ts';
import { parseRescueLine } from '../sync/rescue-line.ts';
import { type ReplayOutcome, type ReplayParts, replayUpdate } from './replay-update.ts';

const WORDS: Readonly<Record<ReplayOutcome, string>> = {
  stored: 'brought back',
  known: 'nothing to do: it is stored already',
  noted: 'the sheet is sealed: written into the audit trail as an edit after the seal',
  closed: 'not brought back: the document is closed',
  'out-of-step': 'not brought back: it does not follow what is stored',
  'made-anew': 'not brought back: the document was recreated since',
  'not-there': 'not brought back: there is no such document',
  damaged: 'not brought back: the line is damaged',
};

const DONE: readonly ReplayOutcome[] = ['stored', 'known', 'noted'];

/**
 * Replays a rescue file, a dump of unsaved data, line by line, and reports the outcome of each
 * (KEE-10). A line that fails does not stop the others. Returns how many failed.
 */
export async function replayRescueFile(
  parts: ReplayParts & { readonly tell: (words: string) => void },
  text: string,
): Promise<number> {
  let left = 0;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { isDone, words } = await replayLine(parts, line);
    if (!isDone) left += 1;
    parts.tell(`line ${at + 1}: ${words}`);
  }
  return left;
}

async function replayLine(parts: ReplayParts, line: string) {
  const rescued = parseRescueLine(line);
  if (rescued === null) return { isDone: false, words: WORDS.damaged };
  const name = formatDocumentName(rescued.name);
  try {
    const became = await replayUpdate(parts, rescued);
    return { isDone: DONE.includes(became), words: `${name}: ${WORDS[became]}` };
  } catch (problem) {
    return { isDone: false, words: `${name}: not brought back: ${describeProblem(problem)}` };
  }
}
