import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { isTasterStatus } from '../../../domain/tasters/taster-status.ts';
import { isAttributeKey } from '../../../domain/words/attributes.ts';
import { isRole } from '../../../domain/words/role.ts';
import { sessionStateSchema } from '../../../domain/words/session-state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSheetNames } from '../messages/attribute-names.tsx';
import { oilClassMessage, parseOilClass } from '../messages/class-names.ts';
import { roleMessage } from '../messages/role-message.ts';
import { sessionStateMessage } from '../messages/session-state-message.ts';
import { tasterStatusMessage } from '../messages/taster-status-message.ts';
import { useLeftOutReason } from '../sessions/use-left-out-reason.ts';
import { conditionMessage } from './condition-message.ts';
import { criterionMessage } from './criterion-message.ts';
import { fieldMessage } from './field-message.ts';
import { useValueNames } from './use-value-names.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const TIME = /^\d{2}:\d{2}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * React hook that formats the fields and values of audit entries (AUD-13). Ids become names, and
 * dates, timestamps and booleans become words.
 */
export function useEntryWords() {
  const { t, i18n } = useLingui();
  const write = useFormat();
  const valueNames = useValueNames();
  const leftOutReason = useLeftOutReason();
  const sheetNames = useSheetNames();
  const named = (key: string): string => {
    const message = fieldMessage(key);
    if (message !== null) return i18n._(message);
    return isAttributeKey(key) ? sheetNames.label(key) : key;
  };
  return {
    field: (path: string): string => {
      const [first = '', ...rest] = path.split('.');
      return [first, ...rest].map(named).join(' · ');
    },
    valueOf:
      ({ names }: Pick<NamedAuditRow, 'names'>) =>
      (value: string | number | boolean): string => {
        if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
        if (typeof value === 'number')
          return Number.isInteger(value) ? String(value) : write.number(value, placesOf(value));
        if (ID.test(value)) return names[value] ?? t`deleted since`;
        if (INSTANT.test(value)) return write.instant(value);
        if (DAY.test(value)) return write.day(value);
        if (TIME.test(value)) return write.time(value);
        const state = sessionStateSchema.safeParse(value);
        if (state.success) return i18n._(sessionStateMessage(state.data));
        const criterion = criterionMessage(value);
        if (criterion !== null) return i18n._(criterion);
        const condition = conditionMessage(value);
        if (condition !== null) return i18n._(condition);
        if (isRole(value)) return i18n._(roleMessage(value));
        if (isTasterStatus(value)) return i18n._(tasterStatusMessage(value));
        if (isAttributeKey(value)) return sheetNames.label(value);
        const oil = parseOilClass(value);
        return oil === null
          ? (valueNames(value) ?? leftOutReason(value))
          : i18n._(oilClassMessage(oil));
      },
  };
}

/** The number of decimals of a number. */
const placesOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/**
 * React hook that returns the origin of an audit entry as text: an IP address, or the name of an
 * origin without one.
 */
export function useFromWords(): (from: string) => string {
  const { t } = useLingui();
  return (from) => {
    if (from === 'live') return t`on the shared page, no address kept`;
    if (from === 'demonstration') return t({ message: 'demonstration', context: 'trail' });
    return from;
  };
}

/**
 * React hook that returns the name of an entry's actor (AUD-13): a person by name, the
 * administrator of the installation, or "Verdial" for the server.
 */
export function useActorName(): (of: Pick<NamedAuditRow, 'name' | 'role'>) => string {
  const { t } = useLingui();
  return ({ name, role }) => {
    if (isRole(role)) return name;
    return role === 'operator' ? t`Administrator of the installation` : 'Verdial';
  };
}
