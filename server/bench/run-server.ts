import { type ChildProcess, fork } from 'node:child_process';
import { z } from 'zod';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listening'), url: z.string() }),
  z.object({ kind: z.literal('memory'), bytes: z.number() }),
]);

/** A measured server in a child process. */
export type BenchServer = {
  readonly url: string;
  /** Resident memory in bytes, after a garbage collection. */
  memory(): Promise<number>;
  close(): Promise<void>;
};

const nextMessage = (child: ChildProcess): Promise<z.infer<typeof Message>> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(Message.parse(message)));
    child.once('exit', (code) => reject(new Error(`the server under measure ended with ${code}`)));
  });

/** Starts a server to be measured in a child process, and waits until it listens. */
export async function runServer(file: string, parameters: readonly string[]): Promise<BenchServer> {
  const child = fork(new URL(file, import.meta.url), parameters, {
    execArgv: ['--expose-gc'],
  });
  const first = await nextMessage(child);
  if (first.kind !== 'listening') throw new Error('the server under measure did not listen');
  return {
    url: first.url,
    async memory() {
      child.send('memory');
      const answer = await nextMessage(child);
      return answer.kind === 'memory' ? answer.bytes : 0;
    },
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
}
