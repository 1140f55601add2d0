/** CSS selector of rows: items of a list or table. */
const ROW = 'tr, li, tbody, [role=row], [role=rowgroup]';
/** CSS selector of sections with an accessible name. */
const NAMED = 'section[aria-label], section[aria-labelledby], [role=region], fieldset';

type Step = {
  readonly node: Element;
  readonly parent: Element;
  /** Index among the children of its parent. */
  readonly index: number;
};

/** Position of an element in the page: the element and its ancestors, from the inside out. */
export type Place = { readonly element: Element; readonly steps: readonly Step[] };

/** Records the position of an element within the content of the page. */
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

/** Whether the element can no longer have the focus: it is removed, disabled or hidden. */
export const isGone = ({ element }: Place): boolean =>
  !element.isConnected || element.matches(':disabled') || !element.checkVisibility();

/**
 * Nearest remaining element to a recorded position: its row, the row that replaced it, the heading
 * of its section, or the page's heading.
 */
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
