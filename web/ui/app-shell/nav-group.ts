import type { LucideIcon } from 'lucide-react';

/** Navigation item of the drawer: a link to a page. */
export type NavItem = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Badge: the number of things to do there, as text. */
  readonly count?: string | undefined;
  /** Whether the shown page is this one or nested in it. By default the shell compares the path. */
  readonly isCurrent?: boolean | undefined;
  /** Subpages, shown while the item is current. */
  readonly children?:
    | readonly { readonly id: string; readonly label: string; readonly href: string }[]
    | undefined;
};

/** Named group of navigation items in the drawer. */
export type NavGroup = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavItem[];
};
