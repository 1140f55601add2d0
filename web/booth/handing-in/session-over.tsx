import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { address } from '../../parts/page/address.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import * as style from '../frame/quiet-page.css.ts';
import { QuietPage } from '../frame/quiet-page.tsx';
import { isHandedIn } from '../tray-state/glass-state.ts';
import { useHandedInWords } from '../tray-state/handed-in-words.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { HandedInSheet } from './handed-in-sheet.tsx';
import { NextTaster } from './next-taster.tsx';
import { RestWords } from './rest-words.tsx';

/**
 * The page after the leader has hidden the session or ended the tasting, with the consequences for
 * the marks. After the end, the booth is left to the next taster, or goes to the sign-in page by
 * itself (BTH-37). A hidden session comes back.
 */
export function SessionOver({
  booth,
  state,
}: {
  readonly booth: Booth;
  readonly state: 'hidden' | 'closed';
}) {
  const { t } = useLingui();
  const words = useHandedInWords();
  const signed = booth.glasses.filter(isHandedIn);
  const open = booth.glasses.length - signed.length;
  return (
    <QuietPage
      title={
        state === 'hidden' ? (
          <Trans>The leader has paused this session</Trans>
        ) : (
          <Trans>This tasting has ended</Trans>
        )
      }
      acts={
        <>
          <LinkButton
            href={address('/intra/evaluations')}
            size="booth"
          >{t`Your evaluations`}</LinkButton>
          {state === 'closed' && <NextTaster isStored={isStored(booth)} />}
        </>
      }
    >
      {state === 'hidden' ? (
        <p>
          <Trans>Your marks are kept; your tray returns afterwards.</Trans>
        </p>
      ) : (
        <p>
          <Trans>What you signed is kept. What arrives now is marked late.</Trans>{' '}
          {open > 0 && (
            <Plural value={open} one="# sheet was not signed." other="# sheets were not signed." />
          )}
        </p>
      )}
      {state === 'closed' && <RestWords isStored={isStored(booth)} />}
      <ul className={style.list}>
        {signed.map((glass) => (
          <li key={glass.code}>
            <StateMark state={glass.state.kind === 'sealed' ? 'done' : 'signed'}>
              {words(glass)}
            </StateMark>
            {state === 'closed' && (
              <HandedInSheet
                held={booth.sheets.get(glass.code)}
                definition={booth.definition}
                code={glass.code}
              />
            )}
          </li>
        ))}
      </ul>
    </QuietPage>
  );
}

/** Whether the server has stored, of every glass, the marks made on this device. */
const isStored = ({ glasses, sheets }: Booth): boolean =>
  glasses.every(({ code, sealed }) => sealed !== null || sheets.get(code)?.status.stored === true);
