import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, PenLine, Tablet, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { signEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { LONGEST_TYPED } from '../../../domain/documents/evaluation-parts.ts';
import type { SheetDefinition } from '../../../domain/sheets/definition/sheet-definition.ts';
import { sheetGaps } from '../../../domain/sheets/sheet-gaps.ts';
import type { SheetGap } from '../../../domain/words/sheet-gap.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { BoothShell } from '../../ui/booth-shell/booth-shell.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Spacer } from '../../ui/layout/spacer.tsx';
import { SignaturePad } from '../../ui/signature-pad/signature-pad.tsx';
import { useFocusOnArrival } from '../frame/use-focus-on-arrival.ts';
import { usePortrait } from '../frame/use-portrait.ts';
import { ReducedSheet } from '../signed-sheet/reduced-sheet.tsx';
import type { TrayGlass } from '../tray-state/glass-state.ts';
import type { OpenSheet } from '../tray-state/open-sheet.ts';
import { useGapWords } from './gap-words.ts';
import * as style from './review-view.css.ts';
import { type OwnHand, type Signing, signingOf } from './signing-of.ts';

/**
 * The review before signing: gaps and contradictions, each with a button that leads to it; then the
 * signature and its meaning.
 */
export function ReviewView({
  glass,
  sheet,
  definition,
  header,
  notes,
  onGo,
  onBack,
}: {
  readonly glass: TrayGlass;
  readonly sheet: OpenSheet;
  readonly definition: SheetDefinition;
  readonly header: ReactNode;
  readonly notes: ReactNode;
  readonly onGo: (gap: SheetGap) => void;
  readonly onBack: () => void;
}) {
  const { t } = useLingui();
  const me = useMe();
  const isPortrait = usePortrait();
  useFocusOnArrival();
  const gaps = sheetGaps(sheet.value, definition);
  const apart = Object.keys(sheet.value.apart ?? {}).length;
  const isSettled = gaps.length === 0 && apart === 0;
  const signing = useSigning(isSettled);
  const { strokes, typed, signature } = signing;
  const { code } = glass;
  return (
    <BoothShell
      align="fill"
      header={header}
      notes={notes}
      footer={
        <>
          <Button size="booth" icon={ArrowLeft} onPress={onBack}>
            {t`Back to the sheet`}
          </Button>
          <Spacer />
          <Button
            variant="primary"
            size="booth"
            iconEnd={ArrowRight}
            isDisabled={signature === null}
            onPress={() => {
              if (signature !== null)
                signEvaluation(sheet.doc, { ...signature, at: new Date().toISOString() });
            }}
          >
            {t`Sign and hand in`}
          </Button>
        </>
      }
    >
      <div className={style.page}>
        <section>
          {isSettled && <Complete code={code} definition={definition} />}
          {gaps.length > 0 && <Points gaps={gaps} definition={definition} onGo={onGo} />}
          {gaps.length === 0 && apart > 0 && (
            <h1>
              <Plural
                value={apart}
                one="# line to confirm before you sign"
                other="# lines to confirm before you sign"
              />
            </h1>
          )}
          <h2 className={style.sheetTitle}>
            <Trans>Your sheet</Trans>
          </h2>
          <ReducedSheet
            definition={definition}
            isDense={gaps.length > 0 || isPortrait}
            sheet={sheet.value}
          />
        </section>
        <section className={style.signature}>
          <SignaturePad
            label={t`Signature`}
            strokes={strokes}
            onChange={signing.draw}
            typing={{
              name: typed,
              onChange: signing.type,
              label: t`Your name, in place of a drawn signature`,
              description: t`At least two letters`,
              maxLength: LONGEST_TYPED,
            }}
            clearLabel={t`Sign again`}
            keyboardHint={t`Keyboard: press Enter and type your name`}
            emptyText={t`Sign here`}
            lockedText={isSettled ? undefined : t`Settle every point to sign`}
            under={me.taster === null ? me.name : `${me.name} · ${me.taster.code}`}
          />
          <p className={style.meaning}>
            <Trans>
              I tasted glass {code} and these are my own marks. Once signed, only the leader or an
              assistant can reopen it.
            </Trans>
          </p>
          {signing.isKept && (
            <p className={style.kept}>
              <Icon of={PenLine} size={16} />
              <Trans>Your kept signature. To redraw, choose “Sign again”.</Trans>
            </p>
          )}
          <p className={style.kept}>
            <Icon of={Tablet} size={16} />
            <Trans>Kept with the marks.</Trans>
          </p>
        </section>
      </div>
    </BoothShell>
  );
}

function Complete({
  code,
  definition,
}: {
  readonly code: string;
  readonly definition: SheetDefinition;
}) {
  return (
    <>
      <h1>
        <Trans>Sheet {code} is complete</Trans>
      </h1>
      <p className={style.lede}>
        {definition.form === 'lines' ? (
          <Trans>All nine lines are answered.</Trans>
        ) : (
          <Trans>Every item has its points.</Trans>
        )}
      </p>
    </>
  );
}

function Points({
  gaps,
  definition,
  onGo,
}: {
  readonly gaps: readonly SheetGap[];
  readonly definition: SheetDefinition;
  readonly onGo: (gap: SheetGap) => void;
}) {
  const { t } = useLingui();
  const words = useGapWords(definition);
  return (
    <>
      <h1>
        <Plural
          value={gaps.length}
          one="# point to settle before you sign"
          other="# points to settle before you sign"
        />
      </h1>
      <p className={style.lede}>
        <Trans>Go to each one.</Trans>
      </p>
      <ol className={style.points}>
        {gaps.map((gap) => {
          const { title, remedy } = words(gap);
          return (
            <li
              key={`${gap.code} ${gap.code === 'points-blank' ? gap.item : gap.attribute}`}
              className={style.point}
            >
              <span className={style.pointMark}>
                <Icon of={TriangleAlert} size={20} />
              </span>
              <span>
                <b>{title}</b>
                <span className={style.remedy}>{remedy}</span>
              </span>
              <Button size="booth" onPress={() => onGo(gap)} aria-label={t`Go to it: ${title}`}>
                {t`Go to it`}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The state of signing a sheet, beginning with the signature stored with the account (EVA-10). */
function useSigning(isSettled: boolean): Signing & {
  readonly draw: (strokes: Signing['strokes']) => void;
  readonly type: (name: string | null) => void;
} {
  const kept = useMe().signature;
  const [own, setOwn] = useState<OwnHand>(null);
  return {
    ...signingOf(kept, own, isSettled),
    draw: (strokes) => setOwn({ strokes, typed: null }),
    type: (typed) => setOwn({ strokes: [], typed }),
  };
}
