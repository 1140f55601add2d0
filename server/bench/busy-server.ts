import { fork } from 'node:child_process';
import { z } from 'zod';
import { type HonestWaits, measure, type Quantiles, signIn } from './honest-account.ts';

const busyServer = z.object({
  url: z.string(),
  tasters: z.array(z.object({ username: z.string(), password: z.string(), sheet: z.string() })),
});

const loopFigures = z.tuple([z.number(), z.number(), z.number()]);

/**
 * The waiting times of an account that does not flood, and the event loop delay of the server, in
 * ms.
 */
export type Waits = HonestWaits & { readonly loop: Quantiles };

/**
 * Starts the whole product in a child process, in the middle of a session: with the demonstration,
 * or with the data of a folder.
 */
export async function startBusyServer(folder?: string, settings: NodeJS.ProcessEnv = {}) {
  const server = fork(
    new URL('./busy-server.main.ts', import.meta.url),
    folder === undefined ? [] : [folder],
    { env: { ...process.env, ...settings } },
  );
  const { url, tasters } = busyServer.parse(
    await new Promise((resolve) => server.once('message', resolve)),
  );
  const [honest, other] = tasters;
  if (honest === undefined || other === undefined) throw new Error('two tasters have open sheets');
  const cookie = await signIn(url, honest);
  return {
    url,
    /** Another taster than the measured one, with a sheet that is not sealed. */
    other,
    /** Measures how long the measured account waits, until `isOver` returns true. */
    async waits(isOver: (marks: number) => boolean): Promise<Waits> {
      server.send('from here');
      const { stored, asked } = await measure(url, cookie, honest.sheet, isOver);
      const told = new Promise((resolve) => server.once('message', resolve));
      server.send('until here');
      return { stored, asked, loop: loopFigures.parse(await told) };
    },
    async close(): Promise<void> {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.disconnect();
      await ended;
    },
  };
}
