import type { SessionRule } from '../../domain/account/session-ends.ts';
import type { Settings } from '../../hono.config.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Reads the idle timeout and the maximum duration of sessions from the settings, in ms (ACC-70,
 * ACC-99).
 */
export const sessionRule = (
  settings: Pick<Settings, 'boothIdleMinutes' | 'boothHours' | 'deskIdleMinutes' | 'deskHours'>,
): SessionRule => ({
  booth: { idle: settings.boothIdleMinutes * MINUTE, atMost: settings.boothHours * HOUR },
  desk: { idle: settings.deskIdleMinutes * MINUTE, atMost: settings.deskHours * HOUR },
});
