import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../theme/theme.ts';
import type { Crumb } from './breadcrumb.tsx';
import { HeaderBar } from './header-bar.tsx';

afterEach(() => page.viewport(1280, 800));

const PANEL = 'Panel de Cata – Sierra Mágina';
const QUALITY: readonly Crumb[] = [
  { label: 'Calidad', href: '/intra/quality' },
  { label: 'Desviación respecto a los materiales de referencia' },
];
const LABELS: readonly Crumb[] = [
  { label: 'Sesiones', href: '/intra/sessions/list' },
  { label: '1', href: '/intra/tastersevaluation/1' },
  { label: 'Etiquetas y hojas en papel' },
];

/**
 * Header bar as wide as a page next to the rail or the drawer, with content of `endWidth` at its
 * end.
 */
const bar = (crumbs: readonly Crumb[], width: number, endWidth: number) =>
  render(
    <div style={{ width }}>
      <HeaderBar
        crumbs={crumbs}
        end={<div style={{ width: endWidth }} />}
        menu={null}
        panelName={PANEL}
      />
    </div>,
  );

const widthOf = (element: Element): number => element.getBoundingClientRect().width;

/** Whether an element is visible: on the line of the bar, and not past its end. */
function isSeen(element: Element): boolean {
  const header = document.querySelector('header');
  const { top, bottom, width } = element.getBoundingClientRect();
  return (
    header !== null && width > 0 && top >= 0 && bottom <= header.getBoundingClientRect().bottom
  );
}

test.each([
  { name: 'at 600 px', crumbs: QUALITY, page: 600, width: 544, end: 300 },
  { name: 'at 600 px', crumbs: LABELS, page: 600, width: 544, end: 300 },
  { name: 'at 600 px', crumbs: LABELS, page: 600, width: 544, end: 280 },
  { name: 'at 1024 px', crumbs: LABELS, page: 1024, width: 800, end: 480 },
])(
  'SCR-26 $name the place one is at stays readable, and no link is seen that is narrower than its first letters',
  async ({ crumbs, page: wide, width, end }) => {
    await page.viewport(wide, 400);
    const screen = await bar(crumbs, width, end);
    const header = screen.container.querySelector('header');
    expect(header?.scrollWidth).toBeLessThanOrEqual(width);
    const here = screen.getByText(crumbs.at(-1)?.label ?? '', { exact: true }).element();
    expect(widthOf(here)).toBeGreaterThanOrEqual(70);
    for (const link of screen.getByRole('link').elements().filter(isSeen))
      expect([link.textContent, widthOf(link)]).toEqual([
        link.textContent,
        expect.toSatisfy((found) => found >= Math.min(30, 6 * (link.textContent?.length ?? 0))),
      ]);
    const [before] = screen.getByRole('link').elements().slice(-1);
    expect(before !== undefined && isSeen(before)).toBe(true);
  },
);

test.each([560, 500, 440, 400])(
  'SCR-26 in a bar of %i px no drawing stands before nothing, and a number is whole or not there',
  async (width) => {
    await page.viewport(1024, 400);
    const crumbs = [
      { label: 'Assessments', href: '/a' },
      { label: '44', href: '/b' },
      { label: 'S-26-0444' },
    ];
    const screen = await bar(crumbs, width, 300);
    await document.fonts.ready;
    const number = screen.getByRole('link', { name: '44' }).element();
    expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    const breadcrumb = screen.container.querySelector('ol')?.parentElement;
    const seen = [
      ...(breadcrumb?.querySelectorAll('svg, a, li > span:not(:has(a)), div > span > span') ?? []),
    ]
      .filter((part) => part.children.length === 0 || part.tagName === 'svg')
      .filter(isSeen)
      .toSorted(
        (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
      );
    expect(seen[0]?.tagName).not.toBe('svg');
  },
);

test('SCR-26 where there is room the panel and the whole breadcrumb are shown, uncut', async () => {
  await page.viewport(1440, 400);
  const screen = await bar(LABELS, 1216, 400);
  for (const words of [PANEL, ...LABELS.map(({ label }) => label)]) {
    const element = screen.getByText(words, { exact: true }).element();
    expect(isSeen(element)).toBe(true);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
});

test('SCR-26 the name of the panel gives way before any step', async () => {
  await page.viewport(1024, 400);
  const screen = await bar(LABELS, 800, 352);
  for (const { label } of LABELS) {
    const element = screen.getByText(label, { exact: true }).element();
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  }
  const panel = screen.getByText(PANEL).element();
  expect(panel.scrollWidth).toBeGreaterThan(panel.clientWidth);
});

test.each([QUALITY, LABELS])('SCR-26 no step is wider than its words', async (...crumbs) => {
  await page.viewport(1440, 400);
  const screen = await bar(crumbs, 1216, 400);
  const [before, here] = crumbs
    .slice(-2)
    .map(({ label }) => screen.getByText(label, { exact: true }).element().getBoundingClientRect());
  expect((here?.left ?? 0) - (before?.right ?? 0)).toBeLessThanOrEqual(28.5);
});

test('SCR-26 under 600 px, where the panel alone is named, no drawing follows its name', async () => {
  await page.viewport(320, 400);
  const screen = await bar(LABELS, 320, 120);
  expect(isSeen(screen.getByText(PANEL).element())).toBe(true);
  expect([...screen.container.querySelectorAll('header svg')].filter(isSeen)).toEqual([]);
});
