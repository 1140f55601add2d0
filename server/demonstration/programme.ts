import type { DemoPanel, DemoSample, DemoSession, DemoTaster } from './demo-panel.ts';
import { recentGlasses } from './recent-glasses.ts';
import { daysAroundNow, instantOn, PAST_SESSIONS, pastDays } from './session-calendar.ts';

/** The number of tasters that a session invites. */
const INVITED = 10;
/**
 * The number of sessions of the last eight months. The last taster was absent from them; the one
 * before joined then.
 */
const SESSIONS_SINCE_CHANGE = 15;
const MINUTES_RUNNING = 58;
/** The first session of the last half year, which is the window of quality control. */
const RECENT_FROM = PAST_SESSIONS - 11;

/** The samples in the order in which they were received, and the reference materials. */
export type Cellar = {
  readonly clients: readonly DemoSample[];
  readonly references: readonly DemoSample[];
};

/**
 * Lists the sessions of the demonstration, earliest first: two years of validated ones, a closed
 * one, a running one and a planned one. Each serves a new sample twice, blind; every third one
 * serves a reference material.
 */
export function programme(
  demo: DemoPanel,
  { clients, references }: Cellar,
): readonly DemoSession[] {
  const waiting = [...clients];
  const fresh = (): DemoSample => waiting.shift() ?? demo.random.oneOf(clients);
  const tasted = (): DemoSample =>
    demo.random.oneOf(clients.slice(0, Math.max(1, clients.length - waiting.length - 1)));

  const isDefective = ({ oil }: DemoSample) => Object.keys(oil.defects).length > 0;
  const recent = recentGlasses({
    fresh,
    defective: () =>
      demo.random.oneOf(clients.slice(0, RECENT_FROM).filter((sample) => isDefective(sample))),
    references,
  });

  function glasses(index: number): DemoSession['glasses'] {
    if (index >= RECENT_FROM && index < PAST_SESSIONS) return recent(index - RECENT_FROM);
    const main = fresh();
    const third = index % 3 === 2 ? references[((index - 2) / 3) % references.length] : null;
    const others = [third ?? retasted(main), index % 11 === 5 ? fresh() : retasted(main)];
    const [one, two] = others;
    const more = one === two ? [one] : [one, two];
    return [
      { sample: main, replicate: 1 },
      { sample: main, replicate: 2 },
      ...more.flatMap((sample) => (sample ? [{ sample, replicate: 1 as const }] : [])),
    ];
  }

  function retasted(main: DemoSample): DemoSample | null {
    const sample = tasted();
    return sample === main ? null : sample;
  }

  const ago = (minutes: number): string => new Date(demo.now - minutes * 60_000).toISOString();
  const days = pastDays(demo.now, demo.timeZone);
  const past = days.map(
    (day, index): DemoSession => ({
      day,
      training: index % 12 === 7,
      shownAt: instantOn(day, 0, demo.timeZone),
      glasses: glasses(index),
      tasters: invited(demo, days.length - index > SESSIONS_SINCE_CHANGE),
      call: null,
      // A training day needs no decision. The newest other day waits for one.
      until: index % 12 === 7 || index >= days.length - 2 ? 'validated' : 'accepted',
    }),
  );
  const { last, today, next } = daysAroundNow(demo.now, demo.timeZone);
  const now = { training: false, tasters: invited(demo, false), call: null };
  const calling = now.tasters.at(-1)?.id;
  const call = calling ? { taster: calling, at: ago(0) } : null;
  const runs = ago(MINUTES_RUNNING);
  return [
    ...past,
    {
      ...now,
      day: last,
      shownAt: instantOn(last, 0, demo.timeZone),
      glasses: glasses(44),
      until: 'closed',
    },
    { ...now, call, day: today, shownAt: runs, glasses: glasses(47), until: 'shown' },
    {
      ...now,
      day: next,
      shownAt: instantOn(next, 0, demo.timeZone),
      glasses: glasses(48),
      until: 'planned',
    },
  ];
}

function invited({ random, tasters }: DemoPanel, before: boolean): readonly DemoTaster[] {
  const away = before ? tasters.length - 2 : tasters.length - 1;
  const there = tasters.filter((_, index) => index !== away);
  const drawn = there.map((taster) => ({ taster, place: random.below(2 ** 30) }));
  return drawn
    .sort((a, b) => a.place - b.place)
    .slice(0, INVITED)
    .map(({ taster }) => taster);
}
