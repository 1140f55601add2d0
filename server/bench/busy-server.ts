import { fork } from 'node:child_process';
import { z } from 'zod';
import { type HonestWaits, measure, type Quantiles, signIn } from './honest-account.ts';

const busyServer = z.object({
  url: z.string(),
  tasters: z.array(z.object({ username: z.string(), password: z.string(), sheet: z.string() })),
});

const loopFigures = z.tuple([z.number(), z.number(), z.number()]);

/** What an honest account waited, and by how much the server's own loop was late; ms. */
export type Waits = HonestWaits & { readonly loop: Quantiles };

/** Starts the whole product in a process of its own, in the middle of a session: the demonstration, or what a folder holds. */
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
    /** A taster other than the one whose waits are measured, with a sheet that is not sealed. */
    other,
    /** What an honest account waits until it is over. */
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
