import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { ReadAccess } from '../../database/read-access.ts';
import type { Manifest } from '../manifest.ts';
import { type BackedUpDatabase, MadeElsewhere } from '../with-snapshot.ts';
import { type BackupOrder, writeBackup } from '../write-backup.ts';
import { type Answer, type Said, saidSchema, type Task } from './message.ts';

const MAKER = join(import.meta.dirname, 'maker.main.ts');

/**
 * Writes a backup as `writeBackup` does, but in a child process, so that it does not slow down the
 * server (BAK-51). An in-memory database is backed up in this process, since no other process can
 * read it.
 */
export async function writeBackupInChild(
  database: BackedUpDatabase,
  order: BackupOrder,
): Promise<Manifest> {
  const { readAccess } = database;
  if (readAccess === null) return writeBackup(database, order);
  order.signal?.throwIfAborted();
  const { source, remove } = await sourceOf(readAccess);
  try {
    return await made(source, order);
  } finally {
    await remove();
  }
}

async function sourceOf(
  readAccess: ReadAccess,
): Promise<{ readonly source: Task['source']; readonly remove: () => Promise<void> }> {
  if (readAccess.kind === 'server') return { source: readAccess, remove: async () => {} };
  const { dataFolder, remove } = await readAccess.make();
  return { source: { kind: 'copy', dataFolder }, remove };
}

/**
 * Lowers the priority of the child from its first step on, since its start alone blocks the
 * processor longer than a mark may wait. If this fails, the child lowers it itself.
 */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The child has exited already, and its exit is reported elsewhere.
  }
}

async function made(source: Task['source'], order: BackupOrder): Promise<Manifest> {
  const maker = fork(MAKER, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  giveWay(maker.pid);
  let complaint = '';
  maker.stderr?.on('data', (text: Buffer) => {
    complaint = `${complaint}${text.toString()}`.slice(-2_000);
  });
  const ended = once(maker, 'exit');
  const result = Promise.withResolvers<Manifest>();
  const stop = (): void => result.reject(order.signal?.reason);
  order.signal?.addEventListener('abort', stop, { once: true });
  maker.on('error', result.reject);
  maker.once('exit', () => result.reject(new Error(`the maker of the backup ended: ${complaint}`)));
  maker.on('message', (message) => {
    hear(maker, saidSchema.parse(message), { source, order, done: result }).catch(result.reject);
  });
  try {
    return await result.promise;
  } finally {
    order.signal?.removeEventListener('abort', stop);
    maker.kill('SIGKILL');
    await ended;
  }
}

/** Answers the messages of the child in order: it waits for each answer. */
async function hear(
  maker: ChildProcess,
  said: Said,
  {
    source,
    order,
    done,
  }: {
    readonly source: Task['source'];
    readonly order: BackupOrder;
    readonly done: PromiseWithResolvers<Manifest>;
  },
): Promise<void> {
  const answer = (message: Answer | Task): void => void maker.send(message);
  switch (said.kind) {
    case 'ready':
      return answer(taskOf(source, order));
    case 'piece':
      await order.write(said.bytes);
      return answer({ kind: 'taken' });
    case 'told':
      return order.told?.(said.table, said.rows);
    case 'seal': {
      if (!order.sealing) throw new Error('there is no key to seal by');
      const bytes = await order.sealing.seal(said.text, said.purpose);
      return answer({ kind: 'sealed', bytes: Uint8Array.from(bytes) });
    }
    case 'sign':
      if (!order.sign) throw new Error('there is no key to sign with');
      return answer({ kind: 'signed', text: await order.sign(said.digest) });
    case 'made':
      return done.resolve(said.manifest);
    case 'failed':
      return done.reject(said.isElsewhere ? new MadeElsewhere() : new Error(said.problem));
  }
}

function taskOf(
  source: Task['source'],
  { panels, period, at, part, alone, schema, sealing, sign, isPartial }: BackupOrder,
): Task {
  return {
    source,
    panels: [...panels],
    at,
    sealedBy: sealing?.id ?? null,
    isSigned: Boolean(sign),
    isPartial: isPartial ?? false,
    ...(period && { period }),
    ...(part !== undefined && { part }),
    ...(alone !== undefined && { alone }),
    ...(schema !== undefined && { schema }),
  };
}
