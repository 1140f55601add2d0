import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type CheckedUpload, FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import { sampleForm } from '../../../domain/samples/testing/sample-row.ts';
import {
  deletePanelImage,
  findPanelImage,
  keepPanelImage,
  readPanelImage,
} from '../installation/panel-image.ts';
import {
  deleteSampleFile,
  findSampleFile,
  insertSampleFile,
  listSampleFiles,
  readSampleFile,
} from '../samples/sample-files.ts';
import { deleteSample, insertSample } from '../samples/samples.ts';
import { foundPanel, newSampleId, type UseDatabase } from './facts.ts';

const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 31) % 256);
const fileOf = (change: Partial<CheckedUpload> = {}) => ({
  id: randomUUID(),
  name: 'label.png',
  kind: 'image/png' as const,
  bytes,
  thumbnail: { kind: 'image/webp' as const, bytes: bytes.slice(0, 40) },
  by: 'Eva',
  ...change,
});

/** Contract suite of sample files and panel images, for both engines. */
export function filesSuite(use: UseDatabase): void {
  it('FIL-3 a file comes back byte for byte with its thumbnail, and goes with a deletion', async () => {
    const panel = await foundPanel(use());
    const [sample, file] = [newSampleId(), fileOf()];
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, sample, sampleForm({ code: 'S-1' }));
      expect(await insertSampleFile(scope, sample, file)).toMatchObject({
        ok: true,
        value: {
          file: { name: 'label.png', bytes: 300_000, hasThumbnail: true, by: 'Eva' },
          isNew: true,
        },
      });
      const content = await readSampleFile(scope, sample, file.id, 'content');
      expect(Buffer.from(content?.bytes ?? []).equals(Buffer.from(bytes))).toBe(true);
      const thumbnail = await readSampleFile(scope, sample, file.id, 'thumbnail');
      expect(thumbnail).toMatchObject({ kind: 'image/webp', bytes: { length: 40 } });
      expect(await readSampleFile(scope, newSampleId(), file.id, 'content')).toBeNull();
      expect(await deleteSampleFile(scope, newSampleId(), file.id)).toBeNull();
      expect(await deleteSampleFile(scope, sample, file.id)).toMatchObject({ id: file.id });
      expect(await listSampleFiles(scope, sample)).toEqual([]);
    });
  });

  it('FIL-3 a sample has no more files than it may, and its files go with it', async () => {
    const panel = await foundPanel(use());
    const sample = newSampleId();
    await use().inPanel(panel, async (scope) => {
      await insertSample(scope, sample, sampleForm({ code: 'S-1' }));
      const small = { bytes: bytes.slice(0, 10), thumbnail: null };
      const insert = (name: string) => insertSampleFile(scope, sample, fileOf({ ...small, name }));
      for (let count = 0; count < FILE_LIMITS.perSample; count += 1)
        expect(await insert(`${count}.png`)).toMatchObject({ ok: true });
      expect(await insert('more.png')).toMatchObject({
        code: 'too-many-files',
        data: { most: FILE_LIMITS.perSample },
      });
      // FIL-6: a file that is already stored does not count again.
      expect(await insert('7.png')).toMatchObject({ value: { isNew: false } });
      expect(await insertSampleFile(scope, newSampleId(), fileOf(small))).toMatchObject({
        code: 'not-found',
      });
      await deleteSample(scope, sample, 1);
      expect(await listSampleFiles(scope, sample)).toEqual([]);
    });
  });

  it('DAT-1 FIL-15 another panel neither sees nor deletes a file or an image', async () => {
    const [one, other] = [await foundPanel(use()), await foundPanel(use())];
    const [sample, file] = [newSampleId(), fileOf()];
    await use().inPanel(one, async (scope) => {
      await insertSample(scope, sample, sampleForm({ code: 'S-1' }));
      await insertSampleFile(scope, sample, file);
      await keepPanelImage(scope, { kind: 'image/png', name: 'logo.png', bytes });
    });
    await use().inPanel(other, async (scope) => {
      expect(await findSampleFile(scope, sample, file.id)).toBeNull();
      expect(await deleteSampleFile(scope, sample, file.id)).toBeNull();
      expect(await insertSampleFile(scope, sample, fileOf())).toMatchObject({ code: 'not-found' });
      expect(await findPanelImage(scope)).toBeNull();
      await deletePanelImage(scope);
      expect(await scope.trx.selectFrom('sampleFiles').select('id').execute()).toEqual([]);
      expect(await scope.trx.selectFrom('sampleMovements').select('id').execute()).toEqual([]);
    });
    const there = await use().inPanel(one, (scope) => findPanelImage(scope));
    expect(there).toMatchObject({ name: 'logo.png' });
  });

  it('FIL-5 a panel has one image: the last', async () => {
    const panel = await foundPanel(use());
    await use().inPanel(panel, async (scope) => {
      expect(await readPanelImage(scope)).toBeNull();
      const kind = 'image/png';
      await keepPanelImage(scope, { kind, name: 'old.png', bytes });
      await keepPanelImage(scope, { kind, name: 'new.png', bytes: bytes.slice(0, 9) });
      expect(await readPanelImage(scope)).toMatchObject({ name: 'new.png', bytes: { length: 9 } });
      await deletePanelImage(scope);
      expect(await findPanelImage(scope)).toBeNull();
    });
  });
}
