import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as style from '../frame/quiet-page.css.ts';
import { QuietPage } from '../frame/quiet-page.tsx';
import { useHandedInWords } from '../tray-state/handed-in-words.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { DoneWords } from './done-words.tsx';
import { HandedInSheet } from './handed-in-sheet.tsx';
import { NextTaster } from './next-taster.tsx';

/** The page after all sheets are handed in: the state of each, and the answers, read-only. */
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
      <DoneWords glasses={booth.glasses} />
      <ul className={style.list}>
        {booth.glasses.map((glass) => (
          <li key={glass.code}>
            <StateMark state={glass.state.kind === 'sealed' ? 'done' : 'signed'}>
              {words(glass)}
            </StateMark>
            <HandedInSheet
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
