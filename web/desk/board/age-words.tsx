import { Trans } from '@lingui/react/macro';
import { ageOf } from './age-of.ts';

/** The time since a moment, in words; a dash if the moment is unknown. */
export function AgeWords({ since, now }: { readonly since: number | null; readonly now: number }) {
  if (since === null) return <>–</>;
  const age = ageOf(now - since);
  switch (age.unit) {
    case 'now':
      return <Trans>now</Trans>;
    case 's':
      return <Trans>{age.count} s</Trans>;
    case 'min':
      return <Trans>{age.count} min</Trans>;
    case 'h':
      return <Trans>{age.count} h</Trans>;
    case 'd':
      return <Trans>{age.count} d</Trans>;
  }
}
