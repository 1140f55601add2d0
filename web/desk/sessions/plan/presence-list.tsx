import { useLingui } from '@lingui/react/macro';
import type { MarkedPresent } from '../../../live/pool/use-presence.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Inline } from '../../../ui/layout/inline.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { here } from './plan.css.ts';

/**
 * The presence of the others in the document: who they are, and in which field; null if there are
 * none.
 */
export function PresenceList(props: {
  readonly others: readonly MarkedPresent[];
  readonly placeWords: (place: string) => string | null;
}) {
  const { others, placeWords } = props;
  const { t } = useLingui();
  if (others.length === 0) return null;
  return (
    <Section title={t`Here now`} level={3}>
      <ul className={here}>
        {others.map(({ client, name, initials, tone, place }) => (
          <li key={client}>
            <Inline gap={2}>
              <Avatar name={name} initials={initials} tone={tone} size="small" />
              {name}
              <Text tone="caption">{place === null ? null : placeWords(place)}</Text>
            </Inline>
          </li>
        ))}
      </ul>
    </Section>
  );
}
