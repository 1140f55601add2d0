import type { MethodVersion } from '../words/method-version.ts';
import type { PanelSettings } from './panel-settings.ts';

/** M-CLASS: whose limits decide a category: the EU's, the IOC's, or the IOC's with the category ordinary virgin. */
export const CLASS_SCHEMES = ['EU', 'IOC', 'IOC-ordinary'] as const;

/** One of the tables of limits that decide a category. */
export type ClassScheme = (typeof CLASS_SCHEMES)[number];

/** Whether the IOC always has ordinary virgin under a version of the method; from the third on a panel chooses. */
const HAS_ORDINARY_ALWAYS: Readonly<Record<MethodVersion, boolean>> = {
  'verdial-method-1': true,
  'verdial-method-2': true,
  'verdial-method-3': false,
};

/** M-CLASS: whether a panel chooses, under a version of the method, if the IOC has ordinary virgin. */
export const choosesOrdinaryVirgin = (method: MethodVersion): boolean =>
  !HAS_ORDINARY_ALWAYS[method];

type Choice = Pick<PanelSettings, 'method' | 'scheme' | 'ordinaryVirgin'>;

/**
 * M-CLASS: the table of limits that settings ask for. Whether the IOC has ordinary virgin depends on the edition of its
 * trade standard, so that the panel chooses; by versions 1 and 2 it always had.
 */
export function classScheme({ method, scheme, ordinaryVirgin }: Choice): ClassScheme {
  if (scheme === 'EU') return 'EU';
  return ordinaryVirgin || !choosesOrdinaryVirgin(method) ? 'IOC-ordinary' : 'IOC';
}

/**
 * M-CLASS, SET-8: whether a change moves a panel under the IOC from a version that always has ordinary virgin to one that
 * asks for it.
 */
export function asksForOrdinaryVirgin(now: Choice, changes: Partial<PanelSettings>): boolean {
  const then = { ...now, ...changes };
  return (
    now.scheme === 'IOC' &&
    then.scheme === 'IOC' &&
    !choosesOrdinaryVirgin(now.method) &&
    choosesOrdinaryVirgin(then.method)
  );
}

/**
 * M-CLASS, SET-8: a change as it is kept: a panel under the IOC that moves to a version that asks for ordinary virgin keeps it,
 * unless the change says otherwise.
 */
export const withOrdinaryVirgin = (
  now: Choice,
  changes: Partial<PanelSettings>,
): Partial<PanelSettings> =>
  changes.ordinaryVirgin === undefined && asksForOrdinaryVirgin(now, changes)
    ? { ...changes, ordinaryVirgin: true }
    : changes;
