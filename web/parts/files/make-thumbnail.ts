/** The most px of the longer side of a thumbnail. */
const LONGEST_SIDE = 320;

/**
 * Makes the thumbnail of a picture on this device, at most 320 px on its longer side (FIL-18). It is
 * WebP, or JPEG where the browser does not write WebP. Null where the browser cannot read the
 * picture.
 */
export async function makeThumbnail(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const webp = await encoded(canvas, 'image/webp');
  if (webp?.type === 'image/webp' || context === null) return webp;
  // Safari writes PNG instead, in which a photograph is larger than the server takes. JPEG has no
  // transparency: without a white ground it would be black.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return encoded(canvas, 'image/jpeg');
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.8));
