import { expect, it } from 'vitest';
import { browserZoom } from './browser-zoom.ts';

it('CAL-5 the zoom is told where the window tells it', () => {
  expect(browserZoom(1280, 1280, 1)).toBe(100);
  expect(browserZoom(1290, 1275, 1)).toBe(100);
  expect(browserZoom(1280, 1024, 1)).toBe(125);
  expect(browserZoom(1280, 900, 1)).toBeNull();
  expect(browserZoom(0, 900, 1)).toBeNull();
});
