import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import * as styles from './disclosure.css.ts';

type DisclosureProps = { readonly title: ReactNode; readonly children: ReactNode };

/**
 * Disclosure (collapsible section) for content that few people need: closed under its title until
 * opened.
 */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <AriaDisclosure className={styles.around}>
      <Heading className={styles.head} level={3}>
        <Button className={styles.trigger} slot="trigger">
          <Icon of={ChevronRight} />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
