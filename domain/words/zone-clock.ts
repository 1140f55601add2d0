/** What calendars and clocks of a time zone show. */
export type WallTime = {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Reads instants (ISO 8601, or ms of the epoch) as the calendar and the clock of one time zone show them. */
export type ZoneClock = (instant: string | number) => WallTime;

const MINUTE = 60_000;

/** ZON-1: the calendar and the clock of a time zone, by its name in the IANA database. */
export function zoneClock(zone: string): ZoneClock {
  // An own formatter a clock: making one takes a hundred times as long as using it.
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return (instant) => {
    const parts = new Map(
      format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
    return {
      day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
      hours: Number(part('hour')),
      minutes: Number(part('minute')),
      seconds: Number(part('second')),
    };
  };
}

/** ZON-1: the day, YYYY-MM-DD, that an instant is of in a time zone. */
export const dayIn = (zone: string, instant: string | number): string =>
  zoneClock(zone)(instant).day;

/** What a zone's calendar and clock show of an instant, for a workbook: its cells have no zone, and say what UTC shows of a Date. */
export function wallDate(zone: string, instant: string | number): Date {
  const { day, hours, minutes, seconds } = zoneClock(zone)(instant);
  return new Date(Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** How far a time zone's clocks are before UTC at an instant, in minutes. */
function offsetIn(zone: string, instant: number): number {
  return Math.round((wallDate(zone, instant).getTime() - instant) / MINUTE);
}

/** How far apart the clocks of two zones are looked at: a change of clocks is at most half a year away. */
const HALF_A_YEAR = 182 * 24 * 60 * MINUTE;

/** ZON-4: whether the clocks of two time zones show the same, at an instant and half a year later. */
export const isSameClock = (one: string, other: string, at: number): boolean =>
  one === other ||
  [at, at + HALF_A_YEAR].every((when) => offsetIn(one, when) === offsetIn(other, when));
