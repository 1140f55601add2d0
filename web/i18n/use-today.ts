import { dayIn } from '../../domain/words/zone-clock.ts';
import { useZone } from './use-zone.ts';

/** ZON-1: the day, YYYY-MM-DD, that it is at the panel. */
export const useToday = (): string => dayIn(useZone(), Date.now());
