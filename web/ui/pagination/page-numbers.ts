/**
 * Page numbers that a pagination shows: first, last, the current one and its neighbours; null is a
 * gap.
 */
export function pageNumbers(page: number, pageCount: number): readonly (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount];
  const shown = [...new Set(near)].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const gap = n - (shown[index - 1] ?? n - 1);
    if (gap === 2) return [n - 1, n];
    return gap > 2 ? [null, n] : [n];
  });
}
