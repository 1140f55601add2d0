import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundPanel } from '../accounts/found-panel.ts';
import { insertAccount } from '../accounts/insert-account.ts';
import { WITH_ACCOUNTS_MADE } from '../accounts/testing/with-accounts-made.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { trailOf } from '../audit/trail-scope.ts';
import type { Database } from '../database/database.ts';
import { listPanels } from '../database/installation/panels.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { newPrivateKey, trailKeyOf } from '../keys/trail-key.ts';
import { writeBackupFile } from './backup-file.ts';
import { type SignDigest, signerOf } from './backup-signature.ts';
import { describeSignature } from './describe-backup.ts';
import { entryOf, MANIFEST, manifestText } from './manifest.ts';
import { type Restoring, restoreBackup } from './restore-backup.ts';
import { verifyBackup, type WholeBackup } from './verify-backup.ts';
import { createZipWriter } from './write-zip.ts';

const AT = new Date('2026-11-28T08:00:00.000Z');
const PANEL = {
  panel: 'Sierra',
  leader: 'Isabel',
  username: 'isabel',
  email: '',
  timeZone: 'UTC',
  hash: 'none',
  from: 'here',
  at: AT,
};

let database: Database;
let folder = '';
let files = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-signed-'));
  database = await testDatabase(WITH_ACCOUNTS_MADE);
  await database.asInstallation(async (trx) => {
    const trail = trailOf(database, trx);
    const founded = await foundPanel(trail, PANEL);
    if (!founded.ok) throw new Error(founded.code);
    const { panel, account: actor } = founded.value;
    const carmen = { name: 'Carmen', username: 'carmen', email: '' };
    const opened = await insertAccount(trx, {
      ...carmen,
      panel,
      hash: 'none',
      taster: null,
      role: 'adjuntos',
    });
    if (!opened.ok) throw new Error(opened.code);
    await appendAudit(
      trail,
      {
        panel,
        actor,
        name: 'Isabel',
        role: 'jefespanel',
        from: 'here',
        command: 'open-account',
        data: { account: opened.value },
        after: { role: 'adjuntos', ...carmen },
      },
      AT,
    );
  });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const nextFile = (): string => {
  files += 1;
  return join(folder, `${files}.zip`);
};

async function backedUp(sign: SignDigest | null = signerOf(database.trailKey)): Promise<string> {
  const file = nextFile();
  const panels = await database.asInstallation(listPanels);
  await writeBackupFile(database, file, { panels, at: AT, sign });
  return file;
}

/**
 * Forges a backup with changed accounts and recomputed digests, as an attacker without the key
 * would.
 */
async function forged(file: string, sign: SignDigest | null): Promise<string> {
  const { manifest, entries } = await verifyBackup(file);
  const pieces: Uint8Array[] = [];
  const zip = createZipWriter({ at: AT, sign, write: async (piece) => void pieces.push(piece) });
  const written = new Map<string, { readonly bytes: number; readonly sha256: string }>();
  for (const [name, { bytes }] of entries) {
    if (name === MANIFEST) continue;
    const words = await text(Readable.from(bytes()));
    const isAccounts = name === entryOf('user');
    const other = isAccounts ? words.replace('"adjuntos"', '"jefespanel"') : words;
    if (isAccounts) expect(other).not.toBe(words);
    const { bytes: length, sha256 } = await zip.entry(name, Readable.from([other]));
    written.set(name, { bytes: length, sha256 });
  }
  const told = manifest.entries.map((entry) => ({ ...entry, ...written.get(entry.name) }));
  await zip.entry(MANIFEST, Readable.from([manifestText({ ...manifest, entries: told })]));
  await zip.end();
  const other = nextFile();
  await writeFile(other, Buffer.concat(pieces));
  return other;
}

/**
 * Restores into an installation with another key and returns what the panel's audit trail records
 * about it.
 */
async function restored(backup: WholeBackup, restoring: Restoring) {
  const empty = await testDatabase(WITH_ACCOUNTS_MADE);
  try {
    await restoreBackup(empty, backup, AT, restoring);
    return await empty.asInstallation((trx) =>
      trx
        .selectFrom('audit')
        .select(['actor', 'data', 'after'])
        .where('command', '=', 'restore-backup')
        .execute(),
    );
  } finally {
    await empty.close();
  }
}

test('BAK-53 BAK-82 a backup is told to be signed, signed by another key, unsigned or altered', async () => {
  const other = trailKeyOf(newPrivateKey());
  const { trailKey } = database;
  const told = async (file: string) => describeSignature(await verifyBackup(file), trailKey);
  const genuine = await backedUp();
  expect(await told(genuine)).toBe(`signed by the key ${trailKey.id}`);
  expect(await told(await backedUp(signerOf(other)))).toBe(`signed by another key: ${other.id}`);
  expect(await told(await backedUp(null))).toMatch(/^unsigned/);
  // The signature of the genuine file, appended to the digest of another file.
  const { signedBy } = await verifyBackup(genuine);
  expect(signedBy).toBe(trailKey.id);
  const kept: string[] = [];
  await backedUp((digest) => {
    const text = signerOf(trailKey)(digest);
    kept.push(String(text));
    return text;
  });
  await expect(forged(genuine, () => kept[0] ?? '').then(verifyBackup)).rejects.toMatchObject({
    name: 'AlteredBackup',
    message: expect.stringContaining('was altered after it was signed'),
  });
  const scrawled = forged(genuine, () => 'x'.repeat(kept[0]?.length ?? 0));
  await expect(scrawled.then(verifyBackup)).rejects.toMatchObject({ name: 'AlteredBackup' });
});

test('BAK-53 a signature is of one file and of this occasion: that of a trail is none', async () => {
  const { trailKey } = database;
  const panels = await database.asInstallation(listPanels);
  const asTrail: SignDigest = (digest) => {
    const sound = String(signerOf(trailKey)(digest));
    const [head = ''] = sound.split(' signature ');
    return `${head} signature ${trailKey.sign(`{"digest":"${digest}","panel":"${panels[0]?.id}"}`)}`;
  };
  await expect(backedUp(asTrail)).rejects.toMatchObject({ name: 'AlteredBackup' });
});

test('BAK-54 what a known key signed comes back without a word; another key or none asks the operator, and the trail tells', async () => {
  const { trailKey } = database;
  const signed = await verifyBackup(await backedUp());
  expect(await restored(signed, { knownKeys: [trailKey.id] })).toEqual([]);
  await expect(restored(signed, {})).rejects.toThrow(
    /signed by the key [0-9a-f]{32}, which is not known here: place the trail-key\.pem of then first/,
  );
  const told = (signature: string, key: string | null) => [
    {
      actor: 'operator',
      data: { made: AT.toISOString() },
      after: { signature, key, accounts: [] },
    },
  ];
  const byWord = { isUnprovenAccepted: true };
  expect(await restored(signed, byWord)).toEqual(told('another-key', trailKey.id));
  const unsigned = await verifyBackup(await backedUp(null));
  await expect(restored(unsigned, { knownKeys: [trailKey.id] })).rejects.toThrow(
    'the backup is not signed',
  );
  expect(await restored(unsigned, byWord)).toEqual(told('unsigned', null));
});

test('BAK-56 BAK-83 an account of a backup that is not as the trail tells is refused by its user name, and told where the operator wants it', async () => {
  const unsigned = await verifyBackup(await forged(await backedUp(), null));
  await expect(restored(unsigned, { isUnprovenAccepted: true })).rejects.toThrow(
    'carmen: account-changed',
  );
  expect(
    await restored(unsigned, { isUnprovenAccepted: true, areAccountsAccepted: true }),
  ).toMatchObject([{ after: { signature: 'unsigned', accounts: ['carmen'] } }]);
  // Also when the key itself signed accounts that were changed directly in the database.
  const own = await verifyBackup(await forged(await backedUp(), signerOf(database.trailKey)));
  const known = { knownKeys: [database.trailKey.id] };
  await expect(restored(own, known)).rejects.toThrow('carmen: account-changed');
});
