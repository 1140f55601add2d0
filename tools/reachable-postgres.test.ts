import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOpenToAll } from './reachable-postgres.ts';

test('TST-5 a folder is open to all when each folder above it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdial-open-'));
  try {
    const inner = join(folder, 'inner', 'innermost');
    mkdirSync(inner, { recursive: true, mode: 0o755 });
    chmodSync(folder, 0o700);
    expect(isOpenToAll(inner)).toBe(false);
    chmodSync(folder, 0o755);
    expect(isOpenToAll(inner)).toBe(true);
    chmodSync(inner, 0o750);
    expect(isOpenToAll(inner)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
