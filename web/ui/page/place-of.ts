/** What is one of many that stand one below the other. */
const ROW = 'tr, li, tbody, [role=row], [role=rowgroup]';
/** What has a name of its own. */
const NAMED = 'section[aria-label], section[aria-labelledby], [role=region], fieldset';

type Step = {
  readonly node: Element;
  readonly parent: Element;
  /** Which child of its parent it was. */
  readonly index: number;
};

/** Where something stood on the page: it, and what it stood in, from the inside out. */
export type Place = { readonly element: Element; readonly steps: readonly Step[] };

/** Remembers where an element stands within the content of the page. */
export function placeOf(element: Element): Place {
  const steps: Step[] = [];
  for (let node = element; node.tagName !== 'MAIN'; ) {
    const parent = node.parentElement;
    if (parent === null) break;
    steps.push({ node, parent, index: [...parent.children].indexOf(node) });
    node = parent;
  }
  return { element, steps };
}

/** Whether nothing can have the focus there: it went, or cannot be pressed now. */
export const isGone = ({ element }: Place): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

/** What stands where that was: its row, the row in the place of that, the part it was in by its heading, or the heading of all. */
export function nearestOf({ steps }: Place): HTMLElement | null {
  for (const { node, parent, index } of steps) {
    if (!parent.isConnected) continue;
    const near = node.isConnected ? rowOrPart(node) : (rowInstead(node, parent, index) ?? null);
    if (near !== null) return near;
  }
  return document.querySelector<HTMLElement>('main h1');
}

function rowOrPart(node: Element): HTMLElement | null {
  if (!(node instanceof HTMLElement)) return null;
  if (node.matches(ROW)) return node;
  return node.matches(NAMED) ? (node.querySelector<HTMLElement>('h2, h3') ?? node) : null;
}

function rowInstead(node: Element, parent: Element, index: number): HTMLElement | undefined {
  if (!node.matches(ROW)) return undefined;
  const rows = [...parent.children].filter((one) => one.tagName === node.tagName);
  const row = rows[Math.min(index, rows.length - 1)];
  return row instanceof HTMLElement ? row : undefined;
}
