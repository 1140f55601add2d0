import { afterEach, expect, test } from 'vitest';
import { cdp, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import { SavedSteps } from '../saved-steps/saved-steps.tsx';
import { ReservedWidthText } from './reserved-width-text.tsx';

const forceColours = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(() => forceColours('none'));

/** Number of pixels in a screenshot of an element whose colour differs from its corner. */
async function drawnOf(place: Locator): Promise<number> {
  const base64 = await place.screenshot({ save: false });
  const png = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([png], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, picture.width, picture.height);
  let drawn = 0;
  for (let at = 0; at < data.length; at += 4)
    if ([0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) > 60))
      drawn += 1;
  return drawn;
}

test('FRM-16 in high contrast words in the room of longer ones stay in sight', async () => {
  const OF = ['Call the leader', 'Calling the leader', 'The leader is called'];
  const screen = await render(
    <div style={{ padding: 8 }} data-testid="place">
      <ReservedWidthText of={OF} shown="The leader is called" />
    </div>,
  );
  await document.fonts.ready;
  const place = screen.getByTestId('place');
  const plain = await drawnOf(place);
  expect(plain).toBeGreaterThan(100);
  await forceColours('active');
  expect(await drawnOf(place)).toBeGreaterThan(plain / 2);
});

test('FRM-16 in high contrast the way of the work stays in sight, and so does that there is none', async () => {
  await forceColours('active');
  const drawn: number[] = [];
  for (const isSo of [false, true]) {
    const screen = await render(
      <div style={{ padding: 8, width: 500 }} data-testid="place">
        <SavedSteps
          device
          received
          stored
          labels={{ device: '', received: 'Received', stored: 'Stored' }}
          away={[
            { isSo, words: 'Offline since 10:48' },
            { isSo: false, words: 'Reconnecting, nothing is lost' },
          ]}
        />
      </div>,
    );
    await document.fonts.ready;
    drawn.push(await drawnOf(screen.getByTestId('place')));
    await screen.unmount();
  }
  for (const count of drawn) expect(count).toBeGreaterThan(700);
});
