import type { ComponentProps } from 'react';
import { Link } from '../../shell/link.tsx';
import styles from './button.module.css';
import { Loader } from './loader.tsx';

interface ButtonLook {
  /** filled where this is absent */
  variant?: 'filled' | 'outline' | 'subtle' | 'white' | undefined;
  /** pandan where this is absent */
  color?: 'mango' | 'rosella' | 'lagoon' | 'gray' | undefined;
  /** larger letters and more room, or larger letters and less room, than where this is absent */
  size?: 'md' | 'compact' | undefined;
  fullWidth?: boolean | undefined;
  className?: string | undefined;
}

const lookOf = ({ variant = 'filled', color, size, fullWidth, className }: ButtonLook) => ({
  className: className === undefined ? styles.button : `${styles.button} ${className}`,
  'data-variant': variant,
  'data-color': color,
  'data-size': size,
  'data-wide': fullWidth || undefined,
});

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'color'>, ButtonLook {
  /** at work: it cannot be pressed, and turns a ring in place of its words */
  loading?: boolean;
  /** A press does nothing. Not `disabled`: it keeps the focus, and says why by its description. */
  isOff?: boolean;
}

/** A pill that does something. A sign before or behind its words is one of its children. */
export const Button = (props: Props) => {
  const { variant, color, size, fullWidth, className, loading, isOff = false, ...rest } = props;
  const { type = 'button', disabled, onClick, children, ...others } = rest;
  return (
    <button
      {...lookOf({ variant, color, size, fullWidth, className })}
      {...others}
      // oxlint-disable-next-line react/button-has-type -- a button unless it says that it sends a form
      type={type}
      disabled={disabled || loading}
      data-loading={loading || undefined}
      {...(isOff && { 'aria-disabled': true, 'data-off': true })}
      onClick={isOff ? undefined : onClick}
    >
      {children}
      {loading && (
        <span className={styles.loader}>
          <Loader />
        </span>
      )}
    </button>
  );
};

type LinkProps = ButtonLook &
  Omit<ComponentProps<'a'>, 'className' | 'color'> &
  ({ to: string; state?: object; href?: never } | { to?: never; state?: never; href: string });

/** A pill that leads somewhere: `to` another screen, or by `href` out of the product or to a file. */
export const ButtonLink = (props: LinkProps) => {
  const { variant, color, size, fullWidth, className, to, children, ...rest } = props;
  const shown = { ...lookOf({ variant, color, size, fullWidth, className }), ...rest };
  if (to === undefined) return <a {...shown}>{children}</a>;
  return (
    <Link {...shown} to={to}>
      {children}
    </Link>
  );
};
