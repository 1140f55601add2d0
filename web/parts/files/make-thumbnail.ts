/** The most px of the longer side of a thumbnail. */
const LONGEST_SIDE = 320;

/**
 * Makes the thumbnail of a picture on this device, at most 320 px on its longer side. It is WebP,
 * or PNG where the browser does not write WebP. Null where the browser cannot read the picture.
 */
export async function makeThumbnail(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', 0.8);
  });
}
