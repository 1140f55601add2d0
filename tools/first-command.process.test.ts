import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { olderNode } from '../server/testing/older-node.ts';

const ROOT = join(import.meta.dirname, '..');

test('OPS-12 npm of a Node that is older than the product’s own installs it without a warning', (context) => {
  const older = olderNode();
  if (older === null) return context.skip('NOT TRIED: no older Node is on this machine');
  const folder = mkdtempSync(join(tmpdir(), 'verdial-first-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(join(ROOT, file), join(folder, file));
  const place = dirname(older.path);
  // Nothing is downloaded. npm still checks every package of the lock file against its own Node.
  const given = ['ci', '--dry-run', '--ignore-scripts', '--no-audit', '--offline'];
  const { status, stdout, stderr } = spawnSync(join(place, 'npm'), given, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: [place, '/usr/bin', '/bin'].join(delimiter), HOME: folder },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).not.toMatch(/warn|EBADENGINE|fund/i);
}, 60_000);
