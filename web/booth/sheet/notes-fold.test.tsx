import { type I18n, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Doc } from 'yjs';
import '../../theme/theme.ts';
import { createEvaluation, readEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { isLocale, LOCALES } from '../../../domain/words/locale.ts';
import { loadCatalog } from '../../i18n/load-catalog.ts';
import { storedDocumentStatus } from '../../live/pool/testing/document-status.ts';
import { Note } from '../../ui/note/note.tsx';
import { ReopenedNote } from '../glasses/reopened-note.tsx';
import { code } from '../tray-state/booth.fixture.ts';
import { rowId } from './sheet-row.tsx';
import { SheetView } from './sheet-view.tsx';

const STATUS = storedDocumentStatus();
const english = setupI18n({ locale: 'en', messages: { en: {} } });
const at = '2026-11-27T09:00:00.000Z';
const reopened = { at, by: 'Carmen Ruiz', reason: 'The line of bitter was skipped' };

/** A re-opened sheet after its taster has read why; `told` is a message that appears meanwhile. */
function Reopened(props: { readonly doc: Doc; readonly told?: string; readonly i18n?: I18n }) {
  const { doc, told } = props;
  const read = readEvaluation(doc);
  if (!read.ok) throw new Error(read.code);
  const state = { kind: 'open', startedAt: at } as const;
  return (
    <I18nProvider i18n={props.i18n ?? english}>
      <SheetView
        sheet={{ doc, value: read.value, status: STATUS }}
        definition={IOC_VO}
        pixelsPerMm={3.78}
        header={<h1 style={{ height: 60 }}>Glass 417</h1>}
        notes={
          <>
            <ReopenedNote
              glass={{ code: code('417'), position: 1, sealed: null, reopened, state }}
            />
            {told !== undefined && <Note kind="warning" title={told} />}
          </>
        }
        readNotes={1}
        onLanguage={() => {}}
        onReview={() => {}}
      />
    </I18nProvider>
  );
}

/** The lines whose centre is covered by another element. */
const covered = (): readonly string[] =>
  ATTRIBUTE_KEYS.filter((key) => {
    const line = document.querySelector(`#${rowId(key)} [role=slider]`);
    if (line === null) throw new Error(key);
    const { left, top, width, height } = line.getBoundingClientRect();
    return !line.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

afterEach(() => page.viewport(1280, 800));

test.each([
  [1180, 820],
  [820, 1180],
])(
  'BTH-48 BTH-77 BTH-78 at %i x %i px what was read of a sheet lies over none of its lines, and what is told meanwhile is opened from the foot and goes when it is read',
  async (width, height) => {
    await page.viewport(width, height);
    const doc = new Doc();
    createEvaluation(doc, 'b');
    const screen = await render(<Reopened doc={doc} />);
    await document.fonts.ready;
    const again = screen.getByRole('button', { name: 'What was told' });
    await expect.element(again).toBeVisible();
    expect(covered()).toEqual([]);

    await again.click();
    await expect.element(screen.getByText('Sheet 417 is open again')).toBeVisible();
    await screen.getByRole('button', { name: 'Understood' }).click();
    await expect.poll(covered).toEqual([]);

    await screen.rerender(<Reopened doc={doc} told="The leader is called" />);
    await screen.getByRole('button', { name: 'What was told: The leader is called' }).click();
    await expect.element(screen.getByText('The leader is called')).toBeVisible();
    await expect.element(screen.getByText('Sheet 417 is open again')).toBeVisible();
    await screen.getByRole('button', { name: 'Understood' }).click();
    await expect.poll(covered).toEqual([]);
    await expect.element(screen.getByText('The leader is called')).not.toBeVisible();
    await screen.rerender(<Reopened doc={doc} />);
    await expect.element(screen.getByText('Sheet 417 is open again')).not.toBeVisible();
    // A message that disappeared and comes back is shown again.
    await screen.rerender(<Reopened doc={doc} told="The leader is called" />);
    await expect
      .element(screen.getByRole('button', { name: 'What was told: The leader is called' }))
      .toBeVisible();
  },
);

/** The positions of page and footer. */
const room = () =>
  ['main', 'footer', 'footer > :last-child'].map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return { top: box?.top, bottom: box?.bottom };
  });

const LONG = 'What you mark is kept on this device and is sent when you have signed in here again';

test.each(
  Object.keys(LOCALES)
    .filter(isLocale)
    .flatMap((locale) =>
      (
        [
          [1180, 820],
          [1024, 768],
          [820, 1180],
        ] as const
      ).map(([width, height]) => [width, height, locale] as const),
    ),
)(
  'BTH-48 BTH-77 at %i x %i px, in %s, what comes in the middle of a sheet stands on one line of the foot and takes no room of a line',
  async (width, height, locale) => {
    await page.viewport(width, height);
    const doc = new Doc();
    createEvaluation(doc, 'b');
    const messages = { [locale]: await loadCatalog(locale) };
    const inLanguage = setupI18n({ locale, messages });
    const screen = await render(<Reopened doc={doc} i18n={inLanguage} />);
    await document.fonts.ready;
    const [before, under] = [room(), covered()];
    await screen.rerender(<Reopened doc={doc} i18n={inLanguage} told={LONG} />);
    const told = screen.getByRole('button', { name: new RegExp(LONG) });
    await expect.element(told).toBeVisible();
    expect(room()).toEqual(before);
    expect(covered()).toEqual(under);
    const line = told.element().getBoundingClientRect();
    // Enough of its text is visible to know its subject.
    expect(line.width).toBeGreaterThan(180);
    expect(line.right).toBeLessThan(width);
    expect(document.documentElement.scrollWidth).toBe(width);
    await told.click();
    await expect.element(screen.getByText(LONG, { exact: true })).toBeVisible();
  },
);

/** Whether the text of a footer button is visible, and not only its icon. */
function showsWords(button: Element | null): boolean {
  const words = [...(button?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3);
  if (button === null || words === undefined) throw new Error('no words');
  const range = document.createRange();
  range.selectNodeContents(words);
  const [of, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return of.width > 0 && of.bottom <= box.bottom && of.right <= box.right;
}

test.each(Object.keys(LOCALES).filter(isLocale))(
  'BTH-48 at 820 x 1180 px the language has its words in the foot, in %s, and gives way to *What was told* as soon as that stands there',
  async (locale) => {
    await page.viewport(820, 1180);
    const doc = new Doc();
    createEvaluation(doc, 'b');
    const read = readEvaluation(doc);
    if (!read.ok) throw new Error(read.code);
    const i18n = setupI18n({ locale, messages: { [locale]: await loadCatalog(locale) } });
    const plain = await render(
      <I18nProvider i18n={i18n}>
        <SheetView
          sheet={{ doc, value: read.value, status: STATUS }}
          definition={IOC_VO}
          pixelsPerMm={3.78}
          header={null}
          notes={null}
          onLanguage={() => {}}
          onReview={() => {}}
        />
      </I18nProvider>,
    );
    await document.fonts.ready;
    const foot = () => document.querySelector('footer')?.getBoundingClientRect().height;
    expect(showsWords(document.querySelector('footer [aria-haspopup]'))).toBe(true);
    expect(foot()).toBe(84);
    await plain.unmount();
    await render(<Reopened doc={doc} i18n={i18n} />);
    await document.fonts.ready;
    expect(foot()).toBe(84);
    // French has no space for the text next to its longest words.
    const told = document.querySelector('footer [data-gives-way] + span button');
    expect(showsWords(told)).toBe(locale !== 'fr');
  },
);

test.each([390, 320])(
  'BTH-77 at %i px wide what comes in the middle of a sheet has a whole line of the foot, so that its subject can be read',
  async (width) => {
    await page.viewport(width, 844);
    const doc = new Doc();
    createEvaluation(doc, 'b');
    const screen = await render(<Reopened doc={doc} told={LONG} />);
    await document.fonts.ready;
    const told = screen.getByRole('button', { name: new RegExp(LONG) });
    await expect.element(told).toBeVisible();
    expect(told.element().getBoundingClientRect().width).toBeGreaterThan(width - 60);
  },
);
