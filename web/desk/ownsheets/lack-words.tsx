import { Trans } from '@lingui/react/macro';
import type { DraftLack } from '../../../domain/words/draft-lack.ts';

/** Text that says what a draft lacks before it can be published (SHT-9). */
export function LackWords({ lack: { code, block, item } }: { readonly lack: DraftLack }) {
  switch (code) {
    case 'name':
      return <Trans>The sheet has no name.</Trans>;
    case 'blocks':
      return <Trans>The sheet has no block.</Trans>;
    case 'block-name':
      return <Trans>Block {block} has no name.</Trans>;
    case 'block-items':
      return <Trans>Block {block} has no item.</Trans>;
    case 'item-name':
      return (
        <Trans>
          Item {block}
          {item} has no name.
        </Trans>
      );
  }
}
