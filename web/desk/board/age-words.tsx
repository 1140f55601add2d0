import { Trans } from '@lingui/react/macro';
import { ageOf } from './age-of.ts';

/** An age in words; a dash where nothing is known. */
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
