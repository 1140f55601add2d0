import { expect, it } from 'vitest';
import { browserZoom } from './browser-zoom.ts';

it('CAL-5 the zoom is told where the window tells it', () => {
  expect(browserZoom([1280, 900], [1280, 813], 1)).toBe(100);
  expect(browserZoom([1290, 900], [1275, 813], 1)).toBe(100);
  expect(browserZoom([1280, 900], [1024, 650], 1)).toBe(125);
  expect(browserZoom([1280, 800], [1024, 640], 1)).toBe(125);
  expect(browserZoom([1280, 900], [1422, 903], 1)).toBe(90);
  expect(browserZoom([1280, 900], [900, 813], 1)).toBeNull();
  expect(browserZoom([0, 0], [900, 813], 1)).toBeNull();
});

it('CAL-5 CAL-9 a panel of the browser beside the page is no zoom, so that it keeps nobody from measuring', () => {
  // 246 px of side tabs in a window of 1366, or 256 of 1280: the width of a zoom of 125 %, with the
  // full height.
  expect(browserZoom([1366, 768], [1120, 681], 1)).toBeNull();
  expect(browserZoom([1280, 900], [1024, 813], 1)).toBeNull();
  // With a pinch zoom of 2 as well, half of that is visible.
  expect(browserZoom([1280, 900], [512, 406.5], 2)).toBeNull();
  expect(browserZoom([1280, 900], [512, 325], 2)).toBe(125);
});
