/**
 * Who has the permission to open a screen: anybody, any account, leaders and assistants, leaders
 * alone, or tasters.
 */
export type PageGroup = 'public' | 'shared' | 'desk' | 'leader' | 'booth';

/**
 * The path of every screen with its permission group (ADR-4, ACC-11). Paths are written as in the
 * router: `$name` is a parameter, `{-$name}` an optional one. A test compares them with the routes
 * of the page (web/shell/routes).
 */
export const PAGES = {
  '/': 'public',
  '/workbench': 'public',
  '/wall': 'public',
  '/login': 'public',
  '/second-factor': 'public',
  '/reset': 'public',
  '/confirm': 'public',
  '/setup': 'public',
  '/verify': 'public',
  '/error': 'public',
  '/ui': 'public',
  '/intra': 'desk',
  '/intra/sessions/list': 'desk',
  '/intra/sessions/acceptance': 'desk',
  '/intra/sessions/{-$code}': 'desk',
  '/intra/tastersevaluation/$code/{-$sample}/{-$tasting}': 'desk',
  '/intra/papersheet/$code/{-$taster}/{-$glass}': 'desk',
  '/intra/labels/$code': 'desk',
  '/intra/assessments/summary': 'desk',
  '/intra/assessments/$code/{-$sample}/{-$tasting}': 'desk',
  '/intra/reports/list': 'desk',
  '/intra/reports/$number': 'desk',
  '/intra/reports/$code/$sample': 'desk',
  '/intra/samples/list': 'desk',
  '/intra/samples/{-$code}': 'desk',
  '/intra/tasters/list': 'desk',
  '/intra/tasters/{-$code}': 'desk',
  '/intra/tasters/state/$code': 'leader',
  '/intra/quality': 'desk',
  '/intra/quality/panelprecision': 'desk',
  '/intra/quality/paneldeviation': 'desk',
  '/intra/quality/tasterprecision': 'desk',
  '/intra/quality/tasterdeviation': 'desk',
  '/intra/quality/tasterdeviation/reference': 'desk',
  '/intra/quality/tastercompetence': 'desk',
  '/intra/quality/tasterevolution': 'desk',
  '/intra/quality/aids': 'desk',
  '/intra/quality/training': 'desk',
  '/intra/panels': 'desk',
  '/intra/panels/settings': 'leader',
  '/intra/panels/sheets': 'leader',
  '/intra/panels/sheets/$sheet': 'leader',
  '/intra/panels/backups': 'desk',
  '/intra/audit': 'leader',
  '/intra/evaluations': 'booth',
  '/intra/evaluations/$session': 'booth',
  '/intra/profilesheet': 'shared',
  '/intra/profilesheet/$session': 'shared',
  '/intra/profilesheet/$taster/$session/$tray/$code/$tasterCode/$sheet': 'booth',
  '/intra/calibration': 'shared',
  '/intra/users': 'shared',
  '/intra/access': 'shared',
} as const satisfies Readonly<Record<string, PageGroup>>;

/** The router ignores case, and allows a slash at the end. */
const PATTERNS = Object.entries(PAGES).map(([address, group]) => {
  const parts = address
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith('{-$')) return '(?:/[^/]+)?';
      return part.startsWith('$') ? '/[^/]+' : `/${part}`;
    });
  return { group, pattern: new RegExp(`^${parts.join('')}/?$`, 'i') };
});

/**
 * The permission group of the screen at a path; null where there is no screen. Whether the record
 * in the path exists is decided by the screen.
 */
export const groupOfPage = (path: string): PageGroup | null =>
  PATTERNS.find(({ pattern }) => pattern.test(path))?.group ?? null;
