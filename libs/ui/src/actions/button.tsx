import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a running action; the button keeps its size and ignores clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** @returns the class of a button, for links that look like one */
export function buttonClass(kind: ButtonKind = 'secondary', size: ButtonSize = 'medium', more = ''): string {
  return [styles.button, styles[kind], size !== 'medium' && styles[size], more].filter(Boolean).join(' ');
}

export function Button({
  kind,
  size,
  icon,
  busy,
  className,
  children,
  type = 'button',
  disabled,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(kind, size, className)}
      aria-busy={busy || undefined}
      disabled={busy || disabled}
      {...props}
    >
      {icon}
      {children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'icon'> {
  label: string;
}

/** Icon button with the label as accessible name and tooltip. */
export function IconButton({ label, kind = 'quiet', className = '', ...props }: IconButtonProps) {
  return <Button kind={kind} aria-label={label} title={label} className={`${styles.icon} ${className}`} {...props} />;
}
