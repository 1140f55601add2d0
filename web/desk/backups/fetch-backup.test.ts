import { afterEach, expect, test, vi } from 'vitest';
import { type BackupFrame, writeFrame } from '../../../domain/backups/backup-frames.ts';
import { stubFetch } from '../../parts/http/testing/stub-fetch.ts';
import { fetchBackup } from './fetch-backup.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PERIOD = { from: '2025-11-21', to: '2026-11-20' };
const piece = (text: string): BackupFrame => ({
  kind: 'piece',
  bytes: new TextEncoder().encode(text),
});
const TOLD: BackupFrame = { kind: 'told', progress: { table: 'sheets', rows: 3, of: 8 } };
const answer = (...frames: readonly BackupFrame[]) =>
  stubFetch(() => new Response(Uint8Array.from(frames.flatMap((one) => [...writeFrame(one)]))));

async function fetched() {
  const told: unknown[] = [];
  const file = await fetchBackup(PERIOD, (of) => told.push(of), new AbortController().signal);
  return { told, file: file.ok ? await file.value.text() : file.code };
}

test('BAK-21 the pieces are one file, and what is told of the work is heard', async () => {
  answer(TOLD, piece('PK'), piece('...'), { kind: 'end', length: 5 });
  expect(await fetched()).toEqual({ told: [TOLD.kind === 'told' && TOLD.progress], file: 'PK...' });
});

test('BAK-21 BAK-64 a file that was cut off on its way, or is shorter than it is said to be, is none', async () => {
  answer(piece('PK'));
  expect((await fetched()).file).toBe('unreachable');
  answer(piece('PK'), { kind: 'end', length: 5 });
  expect((await fetched()).file).toBe('unreachable');
  answer();
  expect((await fetched()).file).toBe('unreachable');
});

test('BAK-21 BAK-64 a backup that failed at the server is told as failed', async () => {
  answer(piece('PK'), { kind: 'failed' });
  expect((await fetched()).file).toBe('unforeseen');
});

test('BAK-20 what the server refuses is told by its code', async () => {
  stubFetch(() =>
    Response.json({ code: 'period-too-long', data: { days: 366, most: 365 } }, { status: 422 }),
  );
  expect((await fetched()).file).toBe('period-too-long');
});
