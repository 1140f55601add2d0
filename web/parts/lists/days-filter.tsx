import { useLingui } from '@lingui/react/macro';
import { formatDay } from '../../i18n/format-date.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { FilterChip } from '../../ui/filter-chip/filter-chip.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { DayField } from '../forms/day-field.tsx';
import { useListSearch } from './use-list-search.ts';

/** Filter of a list by a period, both days included. Either day may be left open. */
export function DaysFilter({ label }: { readonly label: string }) {
  const { t } = useLingui();
  const { locale } = useLocale();
  const { search, change } = useListSearch();
  const { from, until } = search;
  const [first, last] = [from, until].map((day) =>
    day === undefined ? undefined : formatDay(day, locale),
  );
  const words = () => {
    if (first === undefined) return last === undefined ? undefined : t`until ${last}`;
    return last === undefined ? t`since ${first}` : t`${first} to ${last}`;
  };
  return (
    <Popover
      title={label}
      closeLabel={t`Close`}
      placement="bottom start"
      trigger={<FilterChip label={label} value={words()} />}
    >
      <Stack gap={3}>
        <DayField
          label={t`From`}
          value={from ?? null}
          onChange={(day) => change({ from: day ?? undefined })}
        />
        <DayField
          label={t`To`}
          value={until ?? null}
          onChange={(day) => change({ until: day ?? undefined })}
        />
      </Stack>
    </Popover>
  );
}
