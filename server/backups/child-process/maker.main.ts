import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { openEmbedded } from '../../database/pglite/open-embedded.ts';
import { openServer } from '../../database/postgres/open-server.ts';
import { describeProblem } from '../../log/log.ts';
import { MadeElsewhere } from '../with-snapshot.ts';
import { writeBackup } from '../write-backup.ts';
import { type Answer, answerSchema, type Said, type Task, taskSchema } from './message.ts';

/**
 * The child process that makes one backup, at low priority, so that it does not slow down tasters
 * who are marking (BAK-51). `write-backup-in-child.ts` starts it, and it ends together with that
 * process.
 */
async function main(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  process.once('disconnect', () => process.exit(1));
  say({ kind: 'ready' });
  const task = taskSchema.parse(await heard());
  try {
    say({ kind: 'made', manifest: await make(task) });
  } catch (problem) {
    const isElsewhere = problem instanceof MadeElsewhere;
    say({ kind: 'failed', problem: describeProblem(problem), isElsewhere });
  }
  process.disconnect?.();
}

const say = (said: Said): void => void process.send?.(said);

const heard = async (): Promise<unknown> => (await once(process, 'message'))[0];

async function answered(said: Said): Promise<Answer> {
  const answer = heard();
  say(said);
  return answerSchema.parse(await answer);
}

async function make({ source, sealedBy, isSigned, ...task }: Task) {
  const opened = await open(source);
  try {
    return await writeBackup(
      { db: opened.db, openCopy: null, readAccess: null },
      {
        ...task,
        sealing: sealedBy === null ? null : { id: sealedBy, seal },
        sign: isSigned ? sign : null,
        write: async (bytes) =>
          void (await answered({ kind: 'piece', bytes: Uint8Array.from(bytes) })),
        told: (table, rows) => say({ kind: 'told', table, rows }),
      },
    );
  } finally {
    await opened.close();
  }
}

const open = async (source: Task['source']) =>
  source.kind === 'copy'
    ? openEmbedded({ dataFolder: source.dataFolder, isCopy: true })
    : openServer(source.url, source.limits, source.scope);

async function seal(text: string, purpose: string): Promise<Uint8Array> {
  const answer = await answered({ kind: 'seal', text, purpose });
  if (answer.kind !== 'sealed') throw new Error('nothing was sealed');
  return answer.bytes;
}

async function sign(digest: string): Promise<string> {
  const answer = await answered({ kind: 'sign', digest });
  if (answer.kind !== 'signed') throw new Error('nothing was signed');
  return answer.text;
}

await main();
