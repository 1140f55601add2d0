import { afterEach, expect, test, vi } from 'vitest';
import { FILE_LIMITS } from '../../../domain/files/check-upload.ts';
import { makeThumbnail } from './sample-files-section.tsx';

afterEach(() => vi.restoreAllMocks());

/** A picture of random pixels, as hard to compress as a photograph. */
async function noise(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 65_536)
    crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
  context?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob();
}

/** Lets the browser write PNG in place of WebP, as Safari does. */
function withoutWebp(): void {
  const { toBlob } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    take,
    type,
    quality,
  ) {
    toBlob.call(this, take, type === 'image/webp' ? 'image/png' : type, quality);
  });
}

test.each([
  ['WebP', () => {}, 'image/webp'],
  ['JPEG where the browser writes no WebP', withoutWebp, 'image/jpeg'],
])('FIL-18 a thumbnail is %s, and small enough to be stored', async (_what, prepare, type) => {
  prepare();
  const thumbnail = await makeThumbnail(await noise(480, 640));
  expect(thumbnail?.type).toBe(type);
  expect(thumbnail?.size).toBeLessThan(FILE_LIMITS.thumbnailBytes);
  const { width, height } = await createImageBitmap(thumbnail ?? new Blob());
  expect([width, height]).toEqual([240, 320]);
});
