import { useLingui } from '@lingui/react/macro';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';
import { isHandedIn, type TrayGlass } from '../tray-state/glass-state.ts';
import { useGlassWords } from '../tray-state/glass-words.ts';
import type { Booth } from '../tray-state/use-booth.ts';
import { GlassDrawing, type GlassLook } from './glass-drawing.tsx';
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
