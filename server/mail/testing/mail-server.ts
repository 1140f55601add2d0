import { createServer } from 'node:net';

/** A mail server for tests. */
export type TestMailServer = {
  readonly url: string;
  /** Every line that it received. */
  readonly said: readonly string[];
  close(): Promise<void>;
};

/**
 * Starts a mail server for tests that accepts all mails, or refuses all, and keeps the lines it
 * receives (RFC 5321).
 */
export async function startMailServer(takes: boolean): Promise<TestMailServer> {
  const said: string[] = [];
  const server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => {});
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        said.push(line);
        if (isLetter && line !== '.') continue;
        if (line === 'DATA') isLetter = true;
        else if (line === '.') isLetter = false;
        if (line.startsWith('RCPT') && !takes) socket.write('550 nobody\r\n');
        else if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    said,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
