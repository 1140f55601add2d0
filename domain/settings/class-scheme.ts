import type { MethodVersion } from '../words/method-version.ts';
import type { PanelSettings } from './panel-settings.ts';

/**
 * The schemes of limits that decide a category: the EU's, the IOC's, or the IOC's with the category
 * ordinary virgin (M-CLASS).
 */
export const CLASS_SCHEMES = ['EU', 'IOC', 'IOC-ordinary'] as const;

/** A scheme of limits that decides a category. */
export type ClassScheme = (typeof CLASS_SCHEMES)[number];

/**
 * Whether the IOC's scheme always has ordinary virgin under a version of the method; from the third
 * on a panel chooses.
 */
const HAS_ORDINARY_ALWAYS: Readonly<Record<MethodVersion, boolean>> = {
  'verdial-method-1': true,
  'verdial-method-2': true,
  'verdial-method-3': false,
};

/**
 * Whether a panel chooses, under a version of the method, if the IOC's scheme has ordinary virgin
 * (M-CLASS).
 */
export const choosesOrdinaryVirgin = (method: MethodVersion): boolean =>
  !HAS_ORDINARY_ALWAYS[method];

type Choice = Pick<PanelSettings, 'method' | 'scheme' | 'ordinaryVirgin'>;

/**
 * The scheme of limits that settings select (M-CLASS). The edition of the IOC's trade standard
 * decides on ordinary virgin, so the panel chooses; under versions 1 and 2 the category always
 * exists.
 */
export function classScheme({ method, scheme, ordinaryVirgin }: Choice): ClassScheme {
  if (scheme === 'EU') return 'EU';
  return ordinaryVirgin || !choosesOrdinaryVirgin(method) ? 'IOC-ordinary' : 'IOC';
}

/**
 * Whether a change moves a panel under the IOC from a version that always has ordinary virgin to
 * one where it chooses (M-CLASS, SET-8).
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
 * Completes a change of settings for storage (M-CLASS, SET-8). A panel under the IOC keeps ordinary
 * virgin in a version where it chooses, unless the change says otherwise.
 */
export const withOrdinaryVirgin = (
  now: Choice,
  changes: Partial<PanelSettings>,
): Partial<PanelSettings> =>
  changes.ordinaryVirgin === undefined && asksForOrdinaryVirgin(now, changes)
    ? { ...changes, ordinaryVirgin: true }
    : changes;
