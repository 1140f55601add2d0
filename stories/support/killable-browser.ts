import { type ChildProcess, spawn } from 'node:child_process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findWholeChromium } from '../../tools/find-chromium.ts';
import { actOnceSeen } from './wait-until-seen.ts';

/** A browser with a profile folder, in a process that can be killed at any time. */
export type KillableBrowser = {
  readonly page: Page;
  /** The errors that its pages threw. */
  readonly errors: readonly string[];
  setOffline(offline: boolean): Promise<void>;
  /** Kills all of its processes, as an empty battery does. */
  kill(): Promise<void>;
};

const TRIES = 6;

const ADDRESS = /DevTools listening on (ws:\/\/\S+)/;

/**
 * Starts a browser with a profile folder. Data that was written there is there when it is started
 * again.
 */
export async function startKillable(profile: string): Promise<KillableBrowser> {
  const { child, browser } = await reached(profile);
  const context = browser.contexts()[0];
  if (context === undefined) throw new Error('a browser without a window');
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  await page.setViewportSize({ width: 1280, height: 800 });
  await actOnceSeen(page);
  const errors: string[] = [];
  page.on('pageerror', (problem) => errors.push(problem.message));
  return {
    page,
    errors,
    setOffline: (offline) => context.setOffline(offline),
    async kill() {
      await endAll(child);
      await browser.close().catch(() => undefined);
    },
  };
}

/**
 * Starts the browser until it answers. On a busy machine it sometimes never answers; as nothing was
 * done in it yet, it is killed and started again on the same profile.
 */
async function reached(profile: string): Promise<{ child: ChildProcess; browser: Browser }> {
  for (let tries = 1; ; tries += 1) {
    const child = await started(profile);
    try {
      const address = await addressOf(child);
      return { child, browser: await chromium.connectOverCDP(address, { timeout: 10_000 }) };
    } catch (problem) {
      await endAll(child);
      if (tries === TRIES) throw problem;
    }
  }
}

async function started(profile: string): Promise<ChildProcess> {
  return spawn(
    await findWholeChromium(),
    [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      '--remote-debugging-port=0',
      '--window-size=1280,800',
      '--lang=en-GB',
      '--hide-crash-restore-bubble',
      '--disable-extensions',
      '--disable-component-extensions-with-background-pages',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own, so that its child processes are killed with it.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
}

/** Kills all of its processes, and waits until the profile is unlocked. */
async function endAll(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

function addressOf(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`the browser ended:\n${text}`)));
    child.stderr?.on('data', (data: Buffer) => {
      text += data.toString();
      const address = ADDRESS.exec(text)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
