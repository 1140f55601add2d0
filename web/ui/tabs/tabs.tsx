import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import * as styles from './tabs.css.ts';

type TabsProps = {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  readonly selected: string;
  readonly onChange: (id: string) => void;
};

/** Tabs: views of one thing, one at a time; arrow keys move between them (roving tabindex). */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  return (
    <AriaTabs
      className={styles.tabs}
      onSelectionChange={(id) => onChange(String(id))}
      selectedKey={selected}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab className={styles.tab} id={tab.id} key={tab.id}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel className={styles.panel} id={tab.id} key={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
