import { Trans, useLingui } from '@lingui/react/macro';
import { Columns3 } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox/checkbox-group.tsx';
import { Popover } from '../../ui/popover/popover.tsx';

/**
 * Menu that shows and hides the columns of a list. The column that names the row is always shown.
 */
export function ColumnChoice({
  columns,
  hidden,
  onChange,
}: {
  readonly columns: readonly { readonly id: string; readonly name: string }[];
  readonly hidden: ReadonlySet<string>;
  readonly onChange: (hidden: readonly string[]) => void;
}) {
  const { t } = useLingui();
  return (
    <Popover
      title={t`Columns`}
      closeLabel={t`Close`}
      trigger={
        <Button variant="plain" icon={Columns3}>
          <Trans>Columns</Trans>
        </Button>
      }
    >
      <CheckboxGroup
        label={t`Shown`}
        options={columns.map(({ id, name }) => ({ id, label: name }))}
        value={columns.filter(({ id }) => !hidden.has(id)).map(({ id }) => id)}
        onChange={(shown) =>
          onChange(columns.filter(({ id }) => !shown.includes(id)).map(({ id }) => id))
        }
      />
    </Popover>
  );
}
