/** The events of which the owner of an account is notified. */
export const OWNER_EVENTS = [
  'password-changed',
  'password-reset',
  'link-handed',
  'password-by-link',
  'password-by-new-address',
  'address-changed',
  'address-removed',
  'renamed',
  'disabled',
  'enabled',
  'closed',
  'second-factor-on',
  'second-factor-off',
  'second-factor-cleared',
] as const;

/** An event of which the owner of an account is notified. */
export type OwnerEvent = (typeof OWNER_EVENTS)[number];

/**
 * The texts of the notification mails to owners, in one language. `by` is the person who made the
 * change, `value` the new name or address.
 */
export type OwnerWords = {
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly events: Readonly<Record<OwnerEvent, (by: string, value: string) => string>>;
  readonly whence: (at: string, from: string) => string;
  readonly confirm: (link: string) => string;
  readonly otherwise: string;
};
