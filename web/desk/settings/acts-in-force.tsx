import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { address } from '../../parts/page/address.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Note } from '../../ui/note/note.tsx';
import { Section } from '../../ui/section/section.tsx';
import { FURTHER } from './setting-groups.ts';

/**
 * Section that lists the legal acts that the method follows, with their dates. It warns that a
 * later revision of the norm may be in force (SET-9).
 */
export function ActsInForce() {
  const { i18n } = useLingui();
  return (
    <Section id={FURTHER.acts.id} title={i18n._(FURTHER.acts.title)}>
      <Stack gap={3}>
        <Note kind="info">
          <Trans>
            Check <Link href={address('/intra/panels')}>your revision</Link>: a later revision may
            be in force. Council Decision (EU) 2026/1539 of 22 June 2026 concerns the method.
          </Trans>
        </Note>
        <ul>
          <li>
            <Trans>
              Delegated Regulation (EU) 2022/2104, as amended by 2023/2598 and 2024/1401 (with
              corrigendum OJ L 2024/90326).
            </Trans>
          </li>
          <li>
            <Trans>
              Implementing Regulation (EU) 2022/2105, as amended by 2024/2707. Its Annex I, line 5,
              takes COI/T.20/Doc. 15 except points 4.4 and 10.4.
            </Trans>
          </li>
          <li>
            <Trans>
              COI/T.20/Doc. 15/Rev. 11, which replaced Rev. 10 (draft decision of the 118th session;
              Decision (EU) 2024/1811).
            </Trans>
          </li>
          <li>
            <Trans>COI/T.15/NC No 3/Rev. 22 of June 2026, trade standard.</Trans>
          </li>
        </ul>
        <Text as="p" tone="muted" size={13}>
          <Trans>
            Dates and numbers only. Regulation (EC) No 796/2002, which is repealed, is cited where
            it was read.
          </Trans>
        </Text>
      </Stack>
    </Section>
  );
}
