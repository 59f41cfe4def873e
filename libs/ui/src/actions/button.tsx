import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a running action; the button keeps its size and its focus and ignores clicks. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** @returns the class of a button, for links that look like one */
export function buttonClass(kind: ButtonKind = 'secondary', size: ButtonSize = 'medium', more = ''): string {
  return [styles.button, styles[kind], size !== 'medium' && styles[size], more].filter(Boolean).join(' ');
}

const ignoreClick = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** A disabled button stays focusable, because browsers move the focus of a disabled element to the page. */
export function Button({
  kind,
  size,
  icon,
  busy,
  className,
  children,
  type = 'button',
  disabled,
  onClick,
  ...props
}: ButtonProps) {
  const isOff = Boolean(busy || disabled);
  return (
    <button
      type={type}
      className={buttonClass(kind, size, className)}
      aria-busy={busy || undefined}
      {...props}
      aria-disabled={isOff || undefined}
      onClick={isOff ? ignoreClick : onClick}
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
