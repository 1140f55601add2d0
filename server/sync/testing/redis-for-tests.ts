import { spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';

/** A Redis server that a test starts, ends or makes unresponsive. */
export type RedisForTests = {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it with every connection. */
  end(): Promise<void>;
  /** Keeps the connections open and answers nothing more. */
  silence(): void;
};

const line = (text: string): string => `${text}\r\n`;
const bulk = (data: Buffer | string): Buffer => {
  const bytes = Buffer.from(data);
  return Buffer.concat([Buffer.from(line(`$${bytes.length}`)), bytes, Buffer.from('\r\n')]);
};
const array = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(line(`*${parts.length}`)), ...parts]);

/** Parses one complete command of a client; returns its words and the remaining bytes. */
function readWords(
  data: Buffer,
): { readonly words: readonly Buffer[]; readonly rest: Buffer } | null {
  const lengthAt = (at: number): { value: number; next: number } | null => {
    const end = data.indexOf('\r\n', at);
    return end < 0 ? null : { value: Number(data.toString('latin1', at + 1, end)), next: end + 2 };
  };
  const count = lengthAt(0);
  if (count === null) return null;
  const words: Buffer[] = [];
  let at = count.next;
  for (let word = 0; word < count.value; word += 1) {
    const length = lengthAt(at);
    if (length === null || data.length < length.next + length.value + 2) return null;
    words.push(data.subarray(length.next, length.next + length.value));
    at = length.next + length.value + 2;
  }
  return { words, rest: data.subarray(at) };
}

/**
 * A fake Redis with the commands that the broker uses, on a port of this process. It can stop
 * answering at any command.
 */
export async function wordServer(): Promise<RedisForTests> {
  const sockets = new Set<Socket>();
  const subscribed = new Set<Socket>();
  const way = { silent: false };

  function answer(
    socket: Socket,
    [command, channel = '', message = '']: readonly Buffer[] | string[],
  ) {
    const name = String(command).toUpperCase();
    if (name === 'SUBSCRIBE') {
      subscribed.add(socket);
      return array(bulk('subscribe'), bulk(channel), Buffer.from(line(':1')));
    }
    if (name === 'PUBLISH') {
      for (const listener of subscribed)
        listener.write(array(bulk('message'), bulk(channel), bulk(message)));
      return Buffer.from(line(`:${subscribed.size}`));
    }
    if (name === 'PING')
      return subscribed.has(socket) ? array(bulk('pong'), bulk('')) : Buffer.from(line('+PONG'));
    return name === 'INFO' ? bulk('loading:0') : Buffer.from(line('+OK'));
  }

  const server = createServer((socket) => {
    sockets.add(socket);
    let waiting = Buffer.alloc(0);
    socket.on('data', (data) => {
      waiting = Buffer.concat([waiting, data]);
      for (let read = readWords(waiting); read !== null; read = readWords(waiting)) {
        waiting = Buffer.from(read.rest);
        if (!way.silent) socket.write(answer(socket, read.words));
        if (waiting.length === 0) break;
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      subscribed.delete(socket);
    });
  });
  const port = await freePort();
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () => {
      way.silent = false;
      return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
    end: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    silence: () => {
      way.silent = true;
    },
  };
}

/** A real `redis-server`, for machines that have it. */
export async function redisProgram(): Promise<RedisForTests> {
  const port = await freePort();
  let program: ReturnType<typeof spawn> | null = null;
  return {
    url: `redis://127.0.0.1:${port}`,
    start: () =>
      new Promise((resolve) => {
        const options = ['--port', String(port), '--save', '', '--appendonly', 'no'];
        program = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
        program.stdout?.on('data', (text: Buffer) => {
          if (String(text).includes('Ready to accept connections')) resolve();
        });
      }),
    end: () =>
      new Promise((resolve) => {
        if (program === null) return resolve();
        program.once('exit', () => resolve());
        program.kill('SIGKILL');
      }),
    silence: () => void program?.kill('SIGSTOP'),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
