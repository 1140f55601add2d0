import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type * as Y from 'yjs';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { TurnSheets } from '../../live/session/turn-sheets.tsx';
import type { EntryJudgement } from '../../live/session/use-judgements.ts';
import { type Registers, tasterName } from '../../live/session/use-registers.ts';
import { useMe } from '../../parts/http/use-me.ts';
import { excludedBy } from '../../parts/sessions/excluded-by.ts';
import { useLeftOutReason } from '../../parts/sessions/use-left-out-reason.ts';
import { Button } from '../../ui/button/button.tsx';
import { Inline } from '../../ui/layout/inline.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { excluded } from './assessment.css.ts';

/** The sheet to be put back. */
type Asked = { readonly id: TasterId; readonly name: string; readonly replicate: Replicate };

/**
 * The list of sheets excluded from the figures, each with who excluded it and why. With a null
 * `doc` it is read-only.
 */
export function ExcludedList(props: {
  readonly judged: EntryJudgement;
  readonly registers: Registers;
  readonly doc: Y.Doc | null;
}) {
  const { judged, registers, doc } = props;
  const { t } = useLingui();
  const write = useFormat();
  const me = useMe();
  const reasonWords = useLeftOutReason();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { excluded: list, missing } = judged.sheets;
  const wordsOf = (reason: string): string => {
    const words = reasonWords(reason);
    return words === reason ? t`“${reason}”` : words;
  };
  if (list.length === 0 && missing.length > 0) return <Skeleton lines={1} label={t`Loading`} />;
  if (list.length === 0)
    return (
      <Text tone="muted" as="p">
        <Trans>No sheet is left out.</Trans>
      </Text>
    );
  return (
    <Stack gap={3}>
      {list.map(({ exclusion }) => {
        const { taster, replicate, reason, by, at } = exclusion;
        const { code, name } = tasterName(registers, taster);
        return (
          <div key={taster} className={excluded}>
            <Inline justify="between">
              <Text tone="strong">
                {code} · {name}
              </Text>
              {doc === null ? null : (
                <Button
                  size="dense"
                  variant="quiet"
                  aria-label={t`Include the sheet of ${name || code} again`}
                  onPress={() => setAsked({ id: taster, name: name || code, replicate })}
                >
                  <Trans>Include again</Trans>
                </Button>
              )}
            </Inline>
            <span>{wordsOf(reason)}</span>
            <Text tone="caption">
              {excludedBy(by)}, {write.instant(at)}
            </Text>
          </div>
        );
      })}
      {asked === null || doc === null ? null : (
        <TurnSheets
          turn="put-back"
          doc={doc}
          isReadOnly={false}
          by={me.name}
          tasters={[asked]}
          replicate={asked.replicate}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
