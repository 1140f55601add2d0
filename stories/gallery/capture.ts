import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { type GalleryScreen, pictureOf } from '../../tools/gallery/gallery-screen.ts';
import type { ScreenState } from '../../tools/gallery/states.ts';

type Size = { readonly width: number; readonly height: number };
type Framed = {
  readonly size: Size;
  readonly media?: Parameters<Page['emulateMedia']>[0];
  /** The scale of the picture, relative to the pixels of the page. */
  readonly scale: number;
  /** The height of the captured part of the page, in pixels. */
  readonly depth: number;
};

const DESK: Framed = { size: { width: 1280, height: 800 }, scale: 0.5, depth: 1_200 };
const DARK = { colorScheme: 'dark' } as const;
const PLAIN = { colorScheme: 'light', media: 'screen', forcedColors: 'none' } as const;

/** The window, media and scale of each look. The default is a window of the desk. */
const FRAMES: Partial<Record<ScreenState, Framed>> = {
  dark: { ...DESK, media: DARK },
  kiosk: { size: { width: 800, height: 1280 }, scale: 0.5, depth: 1_280 },
  forced: { ...DESK, media: { forcedColors: 'active' } },
  narrow: { size: { width: 600, height: 900 }, scale: 0.6, depth: 1_200 },
  zoom: { size: { width: 320, height: 256 }, scale: 0.8, depth: 1_000 },
  print: {
    size: { width: 718, height: 1_047 },
    media: { media: 'print' },
    scale: 0.6,
    depth: 2_246,
  },
};

/**
 * The frame of a screen in a state. A screen's own window is used in every state that does not set
 * another.
 */
function framed(state: ScreenState, { window }: Pick<GalleryScreen, 'window'>): Framed {
  const usual = FRAMES[state] ?? (state.endsWith('-dark') ? FRAMES.dark : undefined) ?? DESK;
  return window === undefined || usual.size !== DESK.size
    ? usual
    : { ...usual, size: window, scale: 0.8 };
}

/**
 * Sets the page up for a state: its window size and its emulated media. The emulated screen keeps
 * its size, so that it stays calibrated.
 */
export async function frame(
  page: Page,
  browser: CDPSession,
  screen: GalleryScreen,
  state: ScreenState,
): Promise<void> {
  const { size, media } = framed(state, screen);
  await browser.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 1,
    mobile: false,
    screenWidth: DESK.size.width,
    screenHeight: DESK.size.height,
  });
  await page.emulateMedia({ ...PLAIN, ...media });
}

/** Stores a screenshot of the page as a small picture below `folder`. */
export async function capture(
  browser: CDPSession,
  folder: string,
  name: string,
  screen: GalleryScreen,
  state: ScreenState,
): Promise<void> {
  const { size, scale, depth } = framed(state, screen);
  const { cssContentSize } = await browser.send('Page.getLayoutMetrics');
  const { width } = size;
  const tall = Math.min(Math.max(cssContentSize.height, size.height), depth);
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 55,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: tall, scale },
  });
  const file = join(folder, pictureOf(name, state));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, Buffer.from(data, 'base64'));
}
