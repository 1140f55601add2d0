import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { freePort } from '../tools/product-process.ts';
import { fillDataFolder } from './database/testing/fill-data-folder.ts';

const Composition = z.object({
  services: z.object({
    server: z.object({ healthcheck: z.object({ test: z.array(z.string()) }) }),
  }),
});

const read = (file: string): Promise<string> => readFile(join('docs/operate', file), 'utf8');

test('OPS-11 LOG-3 OPS-20 the command of the unit, with its settings, starts a server that is ready, whose output is its log, that the health check finds alive, and that ends in time', async () => {
  const unit = await read('verdial.service');
  const [, command = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? [];
  const [program = '', ...given] = command.replace('/opt/verdial', '.').split(' ');
  const settings = [...(await read('verdial.env')).matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const folder = await mkdtemp(join(tmpdir(), 'verdial-unit-'));
  await fillDataFolder(folder);
  const port = String(await freePort());
  const child = spawn(program, given, {
    env: {
      ...Object.fromEntries(settings.map(([, name, value]) => [name, value])),
      // Replaces what the machine provides: the folder that systemd creates, and a free port.
      DATA_FOLDER: folder,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  try {
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await vi.waitUntil(ready, { timeout: 60_000, interval: 100 });
    const { healthcheck } = Composition.parse(parse(await read('compose.yaml'))).services.server;
    const [, , , check = ''] = healthcheck.test;
    const look = () => spawnSync(program, ['-e', check.replace(':4400', `:${port}`)]).status;
    expect(look()).toBe(0);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    // LOG-3: a program reads the log as one JSON object a line.
    const events = said
      .trimEnd()
      .split('\n')
      .map((line) => z.looseObject({ event: z.string() }).parse(JSON.parse(line)));
    expect(events).toContainEqual(expect.objectContaining({ event: 'listening', isNew: true }));
    expect(look()).toBe(1);
  } finally {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
