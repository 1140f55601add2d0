import type { LucideIcon } from 'lucide-react';

/** A page of the drawer. */
export type NavItem = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Something that waits there, as text. */
  readonly count?: string | undefined;
  /** Whether the page shown is this one or beneath it; else the shell judges by the path. */
  readonly isCurrent?: boolean | undefined;
  /** Pages beneath it, shown while it is current. */
  readonly children?:
    | readonly { readonly id: string; readonly label: string; readonly href: string }[]
    | undefined;
};

/** A named group of the drawer. */
export type NavGroup = {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavItem[];
};
