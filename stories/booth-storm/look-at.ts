import type { Page } from 'playwright-core';
import type { HeldLines } from '../../tools/booth-storm/storm-ledger.ts';

/** The state of a booth page: the screen, and what it shows. */
export type Standing = {
  readonly at:
    | 'sheet'
    | 'review'
    | 'read-first'
    | 'confirm'
    | 'done'
    | 'over'
    | 'sign-in'
    | 'who-is-tasting'
    | 'nobody-here'
    | 'no-tray'
    | 'measure'
    | 'list'
    | 'waiting';
  /** The tasting code of the sheet that is open. */
  readonly code: string;
  readonly lines: HeldLines;
  readonly onDevice: boolean;
  readonly stored: boolean;
  readonly signedOut: boolean;
  /** The beginning of the page's text, for error messages. */
  readonly words: string;
};

/** Reads the state of the page in one evaluation, so that it is consistent. */
export const lookAt = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const found = (selector: string) => document.querySelector(selector) !== null;
    const text = document.querySelector('main')?.textContent ?? document.body.textContent ?? '';
    const rows = [...document.querySelectorAll('[id^=row-]')];
    const lines = Object.fromEntries(
      rows.map((row) => {
        const line = row.querySelector('[role=slider]');
        const isBlank = line === null || line.hasAttribute('data-blank');
        return [
          row.id.slice('row-'.length),
          isBlank ? null : Number(line.getAttribute('aria-valuenow')),
        ];
      }),
    );
    const glass = document.querySelector('header h1 span:last-child')?.textContent;
    const at = () => {
      if (found('#row-fruity')) return 'sheet';
      if (found('[data-pad]')) return 'review';
      if (text.includes('Read this before glass')) return 'read-first';
      if (found('section[aria-labelledby=confirm-title]')) return 'confirm';
      if (text.includes('All sheets are handed in')) return 'done';
      if (text.includes('This tasting has ended')) return 'over';
      if (text.includes('Who is tasting?')) return 'who-is-tasting';
      if (text.includes('The first sign-in here')) return 'nobody-here';
      if (text.includes('No connection yet; the tray')) return 'no-tray';
      if (found('#username')) return 'sign-in';
      if ([...document.querySelectorAll('button')].some((b) => /100\smm/.test(b.textContent ?? '')))
        return 'measure';
      if (location.pathname.endsWith('/intra/evaluations')) return 'list';
      return 'waiting';
    };
    return {
      at: at(),
      code: glass ?? '',
      lines,
      onDevice: found('[data-step=device][data-true]'),
      stored: found('[data-step=stored][data-true]'),
      words: text.slice(0, 200),
      signedOut: found('a[href^="/login?returnUrl="]'),
    };
  });
