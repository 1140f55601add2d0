import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ChecklistItem } from '../../../../domain/sessions/checklist-item.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type Registers, sampleCode, tasterName } from '../../../live/session/use-registers.ts';
import { checklistMessage } from '../../../parts/messages/checklist-message.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { ProgressBar } from '../../../ui/progress-bar/progress-bar.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { fieldOf } from './field-of.ts';
import { checklist, folded, line, shape, unmet } from './plan.css.ts';

type Unread = { readonly names: readonly string[]; readonly goThere: () => void };

/**
 * How many open conditions the page shows. The others of a new plan fold, so that its options stay
 * in sight.
 */
const HANDFUL = 4;

/**
 * The checklist of a plan: conditions to meet before tasters can see the session, then warnings.
 * Met conditions fold into one line.
 */
export function PlanChecklistSection(props: {
  /** Null while the facts to judge by are not loaded. */
  readonly items: readonly ChecklistItem[] | null;
  readonly registers: Registers;
  /**
   * The names of the fields with unreadable input, and a function that goes to the first (FRM-12).
   */
  readonly unread: Unread;
}) {
  const { items, registers, unread } = props;
  const { t } = useLingui();
  if (items === null)
    return (
      <Section title={t`Before tasters can see it`} isRuled={false}>
        <Skeleton lines={3} label={t`Loading`} />
      </Section>
    );
  const met = items.filter((item) => item.met);
  const walls = items.filter((item) => !item.met && item.kind === 'wall');
  const warnings = items.filter((item) => !item.met && item.kind === 'warning');
  const isUnread = unread.names.length > 0;
  const count = items.length + (isUnread ? 1 : 0);
  // One more item takes no more space than the line that would announce it.
  const shown = walls.length > HANDFUL + 1 ? walls.slice(0, HANDFUL) : walls;
  const more = walls.slice(shown.length);
  const progress = t`${met.length} of ${count} are met`;
  return (
    <>
      <Section title={t`Before tasters can see it`} isRuled={false}>
        <Stack gap={3}>
          <ProgressBar label={t`Conditions`} value={met.length} maxValue={count} />
          {isUnread ? <Unread {...unread} /> : null}
          {walls.length === 0 ? null : <Lines items={shown} registers={registers} />}
          {more.length === 0 ? null : (
            <details className={folded}>
              <summary>
                <span className={shape.wall}>
                  <Icon of={OctagonAlert} strong />
                </span>
                <span>
                  <Plural value={more.length} one="# more not met" other="# more not met" />
                </span>
              </summary>
              <Lines items={more} registers={registers} />
            </details>
          )}
        </Stack>
      </Section>
      {warnings.length === 0 ? null : (
        <Section title={t`You can start anyway`} level={3}>
          <Lines items={warnings} registers={registers} />
        </Section>
      )}
      {met.length === 0 ? null : (
        <details className={folded}>
          <summary>
            <Icon of={CircleCheck} strong />
            <span>{progress}</span>
          </summary>
          <Lines items={met} registers={registers} />
        </details>
      )}
    </>
  );
}

function Unread({ names, goThere }: Unread) {
  const write = useFormat();
  return (
    <ul className={checklist}>
      <li className={line}>
        <span className={shape.wall}>
          <Icon of={OctagonAlert} strong />
        </span>
        <span>
          <span className={unmet}>
            <Trans>Unreadable, so left off the plan: {write.all(names)}</Trans>
          </span>{' '}
          <Link onPress={goThere}>
            <Trans>Go there</Trans>
          </Link>
        </span>
      </li>
    </ul>
  );
}

function Lines(props: { readonly items: readonly ChecklistItem[]; readonly registers: Registers }) {
  const { items, registers } = props;
  const { i18n } = useLingui();
  const names = {
    taster: (id: string) => tasterName(registers, id).name || tasterName(registers, id).code,
    sample: (id: string) => sampleCode(registers, id),
  };
  return (
    <ul className={checklist}>
      {items.map((item) => {
        const field = item.met ? null : fieldOf(item.code);
        return (
          <li key={item.code} className={line}>
            <span className={shape[item.met ? 'met' : item.kind]}>
              <Icon
                of={item.met ? CircleCheck : item.kind === 'wall' ? OctagonAlert : TriangleAlert}
                strong
              />
            </span>
            <span>
              <span className={item.met ? undefined : unmet}>
                {i18n._(checklistMessage(item, names))}
              </span>{' '}
              {field === null ? null : (
                <Link onPress={() => goTo(field)}>
                  <Trans>Go there</Trans>
                </Link>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A selector of the elements that can receive focus. */
const INSIDE = ['input', 'button', '[role="spinbutton"]', '[tabindex="0"]']
  .map((one) => `${one}:not(:disabled)`)
  .join();

/**
 * Scrolls to a part of the form and moves focus into it, or into its section if nothing in it can
 * receive focus.
 */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(INSIDE)
    ? element
    : (element.querySelector(INSIDE) ?? element.closest('section')?.querySelector(INSIDE));
  if (target instanceof HTMLElement) target.focus();
}
