import { Plural, Trans } from '@lingui/react/macro';
import { goToControl } from '../../ui/field-summary/go-to-field.ts';
import type { WrongField } from '../../ui/form/wrong-fields.ts';
import { Inline } from '../../ui/layout/inline.tsx';
import { Link } from '../../ui/link/link.tsx';
import { StateMark } from '../../ui/state-mark/state-mark.tsx';

/**
 * Message next to Save: why the settings cannot be saved, with a link to the first invalid field.
 */
export function SettingsFaults({ faults }: { readonly faults: readonly WrongField[] }) {
  const [first] = faults;
  if (first === undefined) return null;
  return (
    <Inline gap={2}>
      <StateMark state="stop">
        <Plural
          value={faults.length}
          one="# field cannot be taken"
          other="# fields cannot be taken"
        />
      </StateMark>
      <Link onPress={() => goToControl(first.field)}>
        <Trans>Go to it</Trans>
      </Link>
    </Inline>
  );
}
