import * as styles from './avatar.css.ts';

type AvatarProps = {
  readonly name: string;
  readonly initials: string;
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly size?: keyof typeof styles.size | undefined;
};

/**
 * Avatar of a person: initials on the person's colour. Screen readers read the full name, and a
 * hover shows it; the initials are decorative.
 */
export function Avatar({ name, initials, tone = 4, size = 'desk' }: AvatarProps) {
  const className = `${styles.avatar} ${styles.tone[tone]} ${styles.size[size]}`;
  return (
    <span
      aria-label={name}
      className={className}
      data-initials={initials}
      role="img"
      title={name}
    />
  );
}
