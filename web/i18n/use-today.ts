import { dayIn } from '../../domain/words/zone-clock.ts';
import { useZone } from './use-zone.ts';

/** The current date of the panel's time zone, YYYY-MM-DD (ZON-1). */
export const useToday = (): string => dayIn(useZone(), Date.now());
