import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import WebSocket from 'ws';

/**
 * A client that floods the server as fast as it can, in one of four ways, until its process is
 * ended.
 */
const [way = '', url = '', cookie = '', sheet = ''] = process.argv.slice(2);
process.on('disconnect', () => process.exit(0));

async function ask(path: string, times: number): Promise<void> {
  const again = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(`${url}${path}`, { headers: { cookie } }).catch(() => null);
      await answer?.arrayBuffer().catch(() => null);
    }
  };
  await Promise.all(Array.from({ length: times }, again));
}

/**
 * Sends the messages of `next` as fast as the network takes them, and reconnects when the socket
 * closes.
 */
async function send(next: (count: number) => Uint8Array): Promise<void> {
  for (let count = 0; ; ) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/collab`, {
      origin: url,
      headers: { cookie },
    });
    socket.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      socket.once('open', () => resolve());
      socket.once('close', () => resolve());
    });
    while (socket.readyState === WebSocket.OPEN) {
      for (const end = count + 50; count < end; count += 1) socket.send(next(count));
      while (socket.bufferedAmount > 1 << 20 && socket.readyState === WebSocket.OPEN)
        await pause(5);
      await turn();
    }
    await pause(50);
  }
}

/** A frame of the Hocuspocus provider: the document's address, then the payload. */
function frame(address: string, ...rest: readonly number[]): Uint8Array {
  const text = new TextEncoder().encode(address);
  const length = text.length < 128 ? [text.length] : [(text.length % 128) + 128, text.length >> 7];
  return Uint8Array.from([...length, ...text, ...rest]);
}

if (way === 'requests') await ask('/api/evaluations', 60);
if (way === 'strangers')
  await Promise.all([
    ask('/api/setup', 60),
    ...Array.from({ length: 150 }, () => send(() => new Uint8Array(1_000_000).fill(1, 0, 1))),
  ]);
// Asks for its own document again and again, each time as if from another page.
if (way === 'asking') await send((count) => frame(`${sheet}\0${count}`, 2, 0, 1, 45));
// Is authorised once, and then sends sync requests without end.
if (way === 'frames')
  await send((count) => (count === 0 ? frame(sheet, 2, 0, 1, 45) : frame(sheet, 0, 0, 1, 0)));
