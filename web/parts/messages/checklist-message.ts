import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ChecklistItem } from '../../../domain/sessions/checklist-item.ts';

/** The names of tasters and samples by id, for the messages of a checklist. */
export type ChecklistNames = {
  readonly taster: (id: string) => string;
  readonly sample: (id: string) => string;
};

/** Message for an item of a plan's checklist, met or unmet (SES-5, SES-6). */
export function checklistMessage(item: ChecklistItem, names: ChecklistNames): MessageDescriptor {
  const { code, met, data } = item;
  const number = (field: string): number => Number(data[field] ?? 0);
  const list = (field: string, name: (id: string) => string): string =>
    [data[field] ?? []].flat().map(String).map(name).join(', ');
  const [tasters, samples, degrees] = [number('tasters'), number('samples'), number('degrees')];
  const [minutes, sessions] = [number('minutes'), number('sessions')];
  const missing = data['degrees'] === undefined;
  switch (code) {
    case 'plan-has-samples':
      return met ? msg`There are samples` : msg`No sample added`;
    case 'plan-has-tasters':
      return met ? msg`Tasters are invited` : msg`No taster invited`;
    case 'plan-entries-distinct':
      if (data['glasses'] === 0) return msg`No replicates yet`;
      return met
        ? msg`Replicates are in order`
        : msg`A replicate is there twice, or replicate 2 lacks its 1, here or validated`;
    case 'plan-codes-complete':
      return met ? msg`Codes random and unique` : msg`Draw codes for every glass`;
    case 'plan-codes-apart':
      return met
        ? msg`No earlier code is used again`
        : msg`A repeat has an earlier code: draw again`;
    case 'plan-orders-complete':
      return met ? msg`Every taster has a serving order` : msg`Draw orders for every taster`;
    case 'plan-sheet-known':
      return met ? msg`Profile sheet chosen` : msg`This program does not know the profile sheet`;
    case 'plan-sheet-fits':
      return met
        ? msg`The profile sheet fits the session`
        : msg`Wrong profile sheet: training ones are for training only, and training needs lines`;
    case 'plan-check-stands':
      return met
        ? msg`The result to be checked is validated`
        : msg`Counter-assessed result not validated, training, or its own`;
    case 'plan-check-serves':
      return met
        ? msg`The sample to be checked is served`
        : msg`The counter-assessed sample is not on the plan`;
    case 'plan-date':
      return msg`Choose a date from 2000 to two years from now`;
    case 'tasters-8-to-12':
      return met
        ? msg`${tasters} tasters, 8 to 12`
        : msg({
            message: plural(tasters, {
              one: '# taster; should be 8 to 12',
              other: '# tasters; should be 8 to 12',
            }),
          });
    case 'samples-at-most-4':
      return met
        ? msg({
            message: plural(samples, { one: '# glass, at most 4', other: '# glasses, at most 4' }),
          })
        : msg({
            message: plural(samples, {
              0: 'No glass yet; should be at most 4',
              one: '# glass; should be at most 4',
              other: '# glasses; should be at most 4',
            }),
          });
    case 'starts-10-to-12':
      return met ? msg`Starts between 10 and noon` : msg`Does not start between 10 and noon`;
    case 'sample-temperature':
      if (met) return msg`Samples at 28 ± 2 °C`;
      return missing
        ? msg`Sample temperature is missing`
        : msg`Samples at ${degrees} °C; should be 26 to 30`;
    case 'room-temperature':
      if (met) return msg`Room between 20 and 25 °C`;
      return missing
        ? msg`Room temperature is missing`
        : msg`Room at ${degrees} °C; should be 20 to 25`;
    case 'rest-15-minutes':
      return met
        ? msg`Rest of 15 minutes or more`
        : msg`Rest of ${minutes} min; should be at least 15`;
    case 'sessions-at-most-3':
      return met
        ? msg`At most 3 sessions that day`
        : msg`${sessions} sessions that day; should be at most 3`;
    case 'tasters-active': {
      const who = list('tasters', names.taster);
      if (met) return msg`No taster was away for long`;
      return who === '' ? msg`Last tastings are not known yet` : msg`No session for months: ${who}`;
    }
    case 'samples-left': {
      const which = list('samples', names.sample);
      if (met) return msg`Enough oil is left`;
      return which === ''
        ? msg`The oil needed is not known yet`
        : msg`Not enough oil is left: ${which}`;
    }
    default:
      return msg`Condition ${code}`;
  }
}
