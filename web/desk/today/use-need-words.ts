import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { awaySince } from '../../../domain/tasters/is-inactive.ts';
import { monthsSince } from '../../../domain/tasters/months-since.ts';
import { LEAST_MILLILITRES, type Need } from '../../../domain/today/needs-today.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useToday } from '../../i18n/use-today.ts';
import { assessmentHref, boardHref } from '../../live/session/board-addresses.ts';
import { useComparison } from '../../parts/figures/use-comparison.ts';
import { address } from '../../parts/page/address.ts';
import { useQualityWords } from '../quality/use-quality-words.ts';

/** Maximum number of tasters that are named. */
const FEW = 3;

type Called = Extract<Need, { readonly kind: 'call' }>['call']['call'];

/** Texts of a task that needs a person. */
export type NeedWords = {
  readonly title: string;
  readonly detail: string;
  /** Time since when, or by when. */
  readonly since: string;
  /** Label of the link; blank when the row has a button of its own. */
  readonly act: string;
  readonly href: string;
};

/** Hook that returns the texts of tasks that need a person (TDY-2). */
export function useNeedWords(): (need: Need) => NeedWords {
  const { t } = useLingui();
  const write = useFormat();
  const compare = useComparison();
  const today = useToday();
  const quality = useQualityWords();
  function callDetail(session: number, { reason, read }: Called): string {
    if (reason === 'help') return t`Session ${session}: asks for help`;
    return read === undefined
      ? t`Session ${session}: wrong glass in the tray`
      : t`Session ${session}: wrong glass ${read} in the tray`;
  }
  return (need) => {
    switch (need.kind) {
      case 'call': {
        const { name, code, session, call } = need.call;
        const who = `${code} ${name}`;
        return {
          title: t`${who} calls`,
          detail: callDetail(session, call),
          since: write.instant(call.at),
          act: '',
          href: boardHref(session),
        };
      }
      case 'accept-day': {
        const { date, sessions } = need.day;
        const day = write.day(date);
        const numbers = sessions.filter(({ training }) => !training).map(({ session }) => session);
        return {
          title: t`Accept the day ${day}`,
          detail: t`Every session is validated: ${write.all(numbers.map(String))}`,
          since: '',
          act: t`Open the day`,
          href: address('/intra/sessions/acceptance'),
        };
      }
      case 'older-days':
        return {
          title: t`Older days wait too`,
          detail: t({
            message: plural(need.open, {
              one: '# open day in all',
              other: '# open days in all',
            }),
          }),
          since: '',
          act: t`Open the days`,
          href: address('/intra/sessions/acceptance'),
        };
      case 'validate': {
        const { session, date, endedAt, sealed } = need.session;
        const day = write.day(date);
        return {
          title: t`Validate session ${session} of ${day}`,
          detail: t({
            message: plural(sealed, { one: '# signed sheet', other: '# signed sheets' }),
          }),
          since: endedAt === null ? day : write.instant(endedAt),
          act: t`Open the board`,
          href: boardHref(session),
        };
      }
      case 'repeat': {
        const { session, sample, date } = need.result;
        const { code } = sample;
        return {
          title: t`Taste ${code} again`,
          detail: t`Session ${session}: median not reliable, CVr above 20 %`,
          since: write.day(date),
          act: t`Open the assessment`,
          href: assessmentHref(session, sample.id),
        };
      }
      case 'more-repeats':
        return {
          title: t`More samples to taste again`,
          detail: t({
            message: plural(need.open, { one: '# sample in all', other: '# samples in all' }),
          }),
          since: '',
          act: t`Open the list`,
          href: address('/intra/assessments/summary', { search: { state: 'repeat' } }),
        };
      case 'oil': {
        const { id, code, currentQuantity } = need.sample;
        const left = write.quantity(currentQuantity ?? 0);
        return {
          title: t`${code} has ${left} mL left`,
          detail: t`Eight glasses need ${LEAST_MILLILITRES} mL`,
          since: '',
          act: t`Open the sample`,
          href: address('/intra/samples/{-$code}', { params: { code: id } }),
        };
      }
      case 'inactive': {
        const { id, code, displayName } = need.taster;
        const who = `${code} ${displayName}`;
        const since = awaySince(need.taster);
        const months = monthsSince(since, today);
        return {
          title: t({
            message: plural(months, {
              one: `${who} had no session for # month`,
              other: `${who} had no session for # months`,
            }),
          }),
          detail: t`Longer than the settings allow`,
          since: write.day(since),
          act: t`Open the record`,
          href: address('/intra/tasters/{-$code}', { params: { code: id } }),
        };
      }
      case 'competence': {
        const { tasters } = need;
        const first = tasters.slice(0, FEW).map(({ code, name, beyond }) => {
          const indexes = beyond.map((of) => {
            const { value, limit } = of;
            const name = quality.named(of);
            return value === null || limit === null
              ? name
              : `${name} ${compare(value, limit, false).whole}`;
          });
          const who = `${code} ${name}`.trim();
          return t`${who}: ${write.all(indexes)}`;
        });
        const more = tasters.length - first.length;
        return {
          title: t({
            message: plural(tasters.length, {
              one: '# taster is not competent',
              other: '# tasters are not competent',
            }),
          }),
          detail: [
            ...first,
            ...(more === 0
              ? []
              : [t({ message: plural(more, { one: '# more', other: '# more' }) })]),
          ].join(write.semicolon),
          since: '',
          act: t`See why`,
          href: address('/intra/quality/tastercompetence'),
        };
      }
      case 'backup': {
        const last = need.since === null ? null : write.instant(need.since);
        return {
          title:
            need.trouble === 'failed' ? t`The last backup failed` : t`The last backup is too old`,
          detail: last === null ? t`There is none yet` : t`Last whole one: ${last}`,
          since: '',
          act: t`Open backups`,
          href: address('/intra/panels/backups'),
        };
      }
    }
  };
}
