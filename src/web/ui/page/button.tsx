import type { ReactNode } from 'react';
import css from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

type Props = { kind?: ButtonKind; children: ReactNode } & (
  | { href: string; name?: never; value?: never }
  | { href?: never; name?: string; value?: string }
);

/** A pill: with `href` a link, without one the submit button of the form it stands in. */
export function Button({ kind = 'primary', children, href, name, value }: Props) {
  const className = `${css.button} ${css[kind]}`;
  if (href !== undefined) {
    return (
      <a className={className} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button className={className} type="submit" name={name} value={value}>
      {children}
    </button>
  );
}
