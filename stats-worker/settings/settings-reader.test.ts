import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { utf16 } from '../../domain/testing/bytes.ts';
import { blobBytes } from '../files/file-bytes.ts';
import { lastStep } from '../testing/last-step.ts';
import { readSettingsFile } from './settings-reader.ts';

const read = (...parts: readonly BlobPart[]) =>
  lastStep(readSettingsFile(blobBytes(new Blob([...parts]))));

async function reasons(...parts: readonly BlobPart[]): Promise<readonly string[]> {
  const found = await read(...parts);
  return found.ok ? [] : found.data.rows;
}

test('exchange.md what the file leaves out is the default', async () => {
  expect(await read('{}')).toEqual({ ok: true, value: defaultPanelSettings() });
  const text = '\uFEFF{\r\n  "scheme" : "IOC",\r\n  "sigmaMethod": null\r\n}\r\n';
  const expected = { ok: true, value: { ...defaultPanelSettings(), scheme: 'IOC' } };
  expect(await read(text)).toEqual(expected);
  expect(await read(utf16('{"scheme":"IOC"}', true))).toEqual(expected);
});

test('exchange.md a setting that is unknown, out of range or there twice is named', async () => {
  expect(await reasons('{"schema":"EU"}')).toEqual([expect.stringContaining('"schema"')]);
  expect(await reasons('{"enMaxDefect":11,"scheme":3}')).toEqual([
    expect.stringMatching(/^scheme: /),
    expect.stringMatching(/^enMaxDefect: /),
  ]);
  expect(await reasons('{"scheme":"EU","indexLimit":2,"sch\\u0065me":"IOC"}')).toEqual([
    'scheme: is there twice',
  ]);
  expect(await reasons('[]')).toHaveLength(1);
});

test('exchange.md what is no JSON, no text or far too long is refused', async () => {
  expect(await reasons('{')).toEqual([expect.stringContaining('JSON')]);
  expect(await reasons('')).toEqual([expect.stringContaining('JSON')]);
  expect(await reasons('{\n"', Uint8Array.of(0xe9), '":1}')).toEqual([
    'line 2: bytes that are not UTF-8',
  ]);
  expect(await reasons(' '.repeat(1 << 20))).toEqual(['line 1: longer than 64 KiB']);
  expect(await reasons('{\n'.repeat(100_000))).toEqual(['longer than 64 KiB']);
});
