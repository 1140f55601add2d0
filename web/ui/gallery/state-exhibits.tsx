import { Avatar } from '../avatar/avatar.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { Connection } from '../connection/connection.tsx';
import { Columns } from '../layout/columns.tsx';
import { Inline } from '../layout/inline.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Presence } from '../presence/presence.tsx';
import { SavedSteps } from '../saved-steps/saved-steps.tsx';
import { StateMark } from '../state-mark/state-mark.tsx';
import { Tag } from '../tag/tag.tsx';
import { Exhibit } from './exhibit.tsx';

const LABELS = { device: 'On this device', received: 'Received', stored: 'Stored' };

/** Component catalogue: status marks, each with a shape, a word, then colour. */
export function StateExhibits() {
  return (
    <>
      <Exhibit id="states" title="State badges">
        <Columns count={2} gap={3}>
          <StateMark state="waiting">Not started</StateMark>
          <StateMark state="live">Tasting 6 min</StateMark>
          <StateMark state="signed">Signed</StateMark>
          <StateMark state="done">Stored</StateMark>
          <StateMark state="flag">Flagged</StateMark>
          <StateMark state="stop">Not accepted</StateMark>
          <StateMark state="off">Withdrawn</StateMark>
          <StateMark state="call">Calls</StateMark>
        </Columns>
        <Text tone="caption">Saved, three states</Text>
        <SavedSteps device={false} labels={LABELS} received={false} stored={false} />
        <SavedSteps device labels={LABELS} received stored={false} />
        <SavedSteps device labels={{ ...LABELS, stored: 'Stored 10:42' }} received stored />
      </Exhibit>
      <Exhibit title="Connection, tags, people">
        <Stack gap={2}>
          <Connection state="connected">Connected</Connection>
          <Connection state="reconnecting">Reconnecting, nothing is lost</Connection>
          <Connection state="offline">Offline since 10:42, 3 to send</Connection>
        </Stack>
        <Inline>
          <Tag kind="own">Replicate 1</Tag>
          <Tag kind="own">Reference</Tag>
          <Tag>Training</Tag>
        </Inline>
        <Presence
          label="Also here: Tomás Rueda, Giulia Bassi, Lucía Campos"
          people={[
            { id: 'tr', name: 'Tomás Rueda', initials: 'TR', tone: 2 },
            { id: 'gb', name: 'Giulia Bassi', initials: 'GB', tone: 3 },
            { id: 'lc', name: 'Lucía Campos', initials: 'LC', tone: 1 },
          ]}
        >
          3 on this plan
        </Presence>
        <Inline>
          <Avatar initials="EM" name="Elena Marín" />
          <Avatar initials="EM" name="Elena Marín" size="small" />
          <BrandMark word="Verdial" />
          <BrandMark size={40} />
        </Inline>
      </Exhibit>
    </>
  );
}
