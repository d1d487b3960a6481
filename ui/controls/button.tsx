import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface Look {
  /** `primary` is the one thing to do on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
  /** A square button around one icon; give it an `aria-label`. */
  iconOnly?: boolean;
  icon?: ReactNode;
}

function classesOf(
  { variant = 'secondary', size = 'medium', wide, iconOnly }: Look,
  className?: string,
): string {
  return clsx(
    styles['button'],
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles['wide'],
    iconOnly && styles['icon'],
    className,
  );
}

/** A button. While `busy` it shows a spinner, keeps its width and takes no clicks. */
export function Button({
  variant,
  size,
  wide,
  iconOnly,
  icon,
  busy = false,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={classesOf({ variant, size, wide, iconOnly }, className)}
    >
      {busy ? <span className={styles['spinner']} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** An anchor that looks like a button. The site's document turns its clicks into navigation. */
export function LinkButton({
  variant,
  size,
  wide,
  iconOnly,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'>): ReactNode {
  return (
    <a {...rest} className={classesOf({ variant, size, wide, iconOnly }, className)}>
      {icon}
      {children}
    </a>
  );
}
