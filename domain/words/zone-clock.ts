/** A date and time in a time zone, as calendars and clocks there show it. */
export type WallTime = {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** Converts a timestamp (ISO 8601, or ms of the epoch) to the date and time in one time zone. */
export type ZoneClock = (instant: string | number) => WallTime;

const MINUTE = 60_000;

/** Creates the converter of timestamps to a time zone, by its name in the IANA database (ZON-1). */
export function zoneClock(zone: string): ZoneClock {
  // One formatter for each converter: creating it takes a hundred times as long as using it.
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

/** The date, YYYY-MM-DD, of a timestamp in a time zone (ZON-1). */
export const dayIn = (zone: string, instant: string | number): string =>
  zoneClock(zone)(instant).day;

/**
 * The date and time of a timestamp in a zone, as a Date for a workbook. Its cells have no zone, and
 * show the UTC of a Date.
 */
export function wallDate(zone: string, instant: string | number): Date {
  const { day, hours, minutes, seconds } = zoneClock(zone)(instant);
  return new Date(Date.parse(`${day}T00:00:00Z`) + ((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** The UTC offset of a time zone at a timestamp, in minutes. */
function offsetIn(zone: string, instant: number): number {
  return Math.round((wallDate(zone, instant).getTime() - instant) / MINUTE);
}

/**
 * The interval at which the clocks of two zones are compared: the next change of clocks is at most
 * half a year away.
 */
const HALF_A_YEAR = 182 * 24 * 60 * MINUTE;

/** Whether the clocks of two time zones are equal at a timestamp and half a year later (ZON-4). */
export const isSameClock = (one: string, other: string, at: number): boolean =>
  one === other ||
  [at, at + HALF_A_YEAR].every((when) => offsetIn(one, when) === offsetIn(other, when));
