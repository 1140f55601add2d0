import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as style from '../frame/quiet-page.css.ts';
import { QuietPage } from '../frame/quiet-page.tsx';
import { useHandedInWords } from '../tray-state/handed-in-words.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { NextTaster } from './next-taster.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { RestWords } from './rest-words.tsx';

/** All sheets are handed in: where each is, and what was answered, which nobody can change here. */
export function DoneView({ booth }: { readonly booth: Booth }) {
  const { t } = useLingui();
  const words = useHandedInWords();
  const waiting = booth.glasses.filter(({ state }) => state.kind !== 'sealed').length;
  return (
    <QuietPage
      title={<Trans>All sheets are handed in</Trans>}
      acts={
        <>
          <LinkButton href={address('/intra/evaluations')} size="booth" icon={ArrowLeft}>
            {t`Your evaluations`}
          </LinkButton>
          <NextTaster isStored={waiting === 0} />
        </>
      }
    >
      <p>
        {waiting === 0 ? (
          <Trans>
            Every sheet is signed, sealed and stored. Thank you; you may leave the booth.
          </Trans>
        ) : (
          <Plural
            value={waiting}
            one="# sheet is still on its way to the server. Leave this page open until it is stored."
            other="# sheets are still on their way to the server. Leave this page open until they are stored."
          />
        )}
      </p>
      <RestWords />
      <ul className={style.list}>
        {booth.glasses.map((glass) => (
          <li key={glass.code}>
            <StateMark state={glass.state.kind === 'sealed' ? 'done' : 'signed'}>
              {words(glass)}
            </StateMark>
            <OwnSheet
              held={booth.sheets.get(glass.code)}
              definition={booth.definition}
              code={glass.code}
            />
          </li>
        ))}
      </ul>
    </QuietPage>
  );
}
