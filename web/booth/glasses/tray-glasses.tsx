import { useLingui } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { isHandedIn, type TrayGlass } from '../tray-state/glass-state.ts';
import { useGlassWords } from '../tray-state/glass-words.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import * as style from './tray-glasses.css.ts';

/** The glasses of a tray, from the left in serving order, each with its code and state. */
export function TrayGlasses({
  booth,
}: {
  readonly booth: Pick<Booth, 'tray' | 'glasses' | 'step'>;
}) {
  const { t } = useLingui();
  const words = useGlassWords(booth.tray);
  const { glasses, step } = booth;
  const current = step.kind === 'sheet' ? step.glass : step.kind === 'confirm' ? step.next : null;
  return (
    <ol className={style.shelf} aria-label={t`Your glasses, from left to right`}>
      {glasses.map((glass) => {
        const { mark, state, more } = words(glass, step);
        return (
          <li key={glass.code} className={style.place} aria-label={t`Glass ${glass.code}`}>
            <div className={style.words}>
              <StateMark state={mark}>{state}</StateMark>
              <span className={style.more}>{more}</span>
            </div>
            <GlassDrawing code={glass.code} look={lookOf(glass, current)} />
          </li>
        );
      })}
    </ol>
  );
}

function lookOf(glass: TrayGlass, current: TrayGlass | null): GlassLook {
  if (isHandedIn(glass)) return 'done';
  return current?.code === glass.code ? 'now' : 'later';
}

/** How a glass of the tray is drawn: handed in, current, or to come. */
type GlassLook = 'done' | 'now' | 'later';

/**
 * The drawing of a covered tasting glass with its code. Decorative: the text next to it says the
 * same.
 */
function GlassDrawing({ code, look }: { readonly code: string; readonly look: GlassLook }) {
  return (
    <svg className={style.drawing} viewBox="0 0 160 160" data-look={look} aria-hidden="true">
      <path
        className={style.bowl}
        d="M38 34C25 58 16 80 16 100c0 30 18 50 34 56q4 2 8 2h44q4 0 8-2c16-6 34-26 34-56 0-20-9-42-22-66Z"
      />
      {look === 'now' && <path className={style.shine} d="M29 92c-4 18 0 32 9 42" />}
      <path className={style.lid} d="M26 27Q80 45 134 27" />
      <text x="80" y="113" textAnchor="middle" fontSize={code.length > 4 ? 28 : 40}>
        {code}
      </text>
    </svg>
  );
}
