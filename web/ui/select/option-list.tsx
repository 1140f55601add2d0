import { Check } from 'lucide-react';
import { ListBox, ListBoxItem, Text } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import type { Option } from './option.ts';
import * as styles from './option-list.css.ts';

type OptionListProps = {
  readonly options: readonly Option[];
  /** Text when no option matches. */
  readonly emptyText?: string | undefined;
};

/** List box that opens from a select or a combobox; the selected option has a check. */
export function OptionList({ options, emptyText }: OptionListProps) {
  return (
    <ListBox
      className={styles.list}
      items={options}
      renderEmptyState={() => <p className={styles.none}>{emptyText}</p>}
    >
      {(option: Option) => (
        <ListBoxItem
          className={styles.item}
          isDisabled={option.isDisabled ?? false}
          textValue={option.label}
        >
          {({ isSelected }) => (
            <>
              <span className={styles.check}>{isSelected && <Icon of={Check} />}</span>
              <span>
                <Text slot="label">{option.label}</Text>
                {option.description !== undefined && (
                  <Text className={styles.description} slot="description">
                    {option.description}
                  </Text>
                )}
              </span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
