import type { ReactNode } from 'react';
import css from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

type Props = { kind?: ButtonKind; children: ReactNode } & (
  | {
      href: string;
      /** leads to another site, and so into a tab of its own */
      outward?: boolean;
      name?: never;
      value?: never;
    }
  | { href?: never; outward?: never; name?: string; value?: string }
);

/** A pill: with `href` a link, without one the submit button of the form it stands in. */
export function Button({ kind = 'primary', children, href, outward, name, value }: Props) {
  const className = `${css.button} ${css[kind]}`;
  if (href !== undefined) {
    return (
      <a className={className} href={href} {...(outward && { target: '_blank', rel: 'noreferrer' })}>
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
