import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
  Separator,
  Text,
} from 'react-aria-components';
import { defined } from '../defined.ts';
import { Icon } from '../icon/icon.tsx';
import { description, floating, item as itemClass, list } from '../select/option-list.css.ts';
import * as styles from './menu.css.ts';

/** Menu item: an action or a link. */
export type MenuItem = {
  readonly id: string;
  readonly label: string;
  /** More text below the label. */
  readonly note?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly href?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Adds a separator above it. */
  readonly separatorBefore?: boolean | undefined;
};

type MenuProps = {
  /** Trigger: a Button or an IconButton. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onAction?: ((id: string) => void) | undefined;
  /** Id of the checked item, for a menu that is a single choice. */
  readonly selected?: string | undefined;
};

/** Menu button: a menu of actions or links that opens from its trigger. */
export function Menu({ trigger, label, items, onAction, selected }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={floating} offset={4} placement="bottom end">
        <AriaMenu
          aria-label={label}
          className={list}
          onAction={(id) => onAction?.(String(id))}
          selectedKeys={selected === undefined ? [] : [selected]}
          selectionMode={selected === undefined ? 'none' : 'single'}
        >
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separatorBefore === true && <Separator className={styles.separator} />}
              <AriaMenuItem
                className={`${itemClass} ${item.danger === true ? styles.danger : ''}`}
                id={item.id}
                isDisabled={item.isDisabled ?? false}
                textValue={item.label}
                {...defined({ href: item.href })}
              >
                {item.icon && <Icon of={item.icon} />}
                {selected !== undefined && (
                  <span className={styles.check}>
                    {item.id === selected && <Icon of={Check} />}
                  </span>
                )}
                {item.note === undefined ? (
                  item.label
                ) : (
                  <span>
                    <Text slot="label">{item.label}</Text>
                    <Text className={description} slot="description">
                      {item.note}
                    </Text>
                  </span>
                )}
              </AriaMenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
