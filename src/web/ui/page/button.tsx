import type { ReactNode } from 'react';
import css from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

type Props = { kind?: ButtonKind; children: ReactNode } & (
  | {
      href: string;
      /** leads to another site, and so into a tab of its own */
      outward?: boolean;
      /** only the server knows all of the address, and the browser lets it stand */
      asServed?: boolean;
      name?: never;
      value?: never;
    }
  | { href?: never; outward?: never; asServed?: never; name?: string; value?: string }
);

/** A pill: with `href` a link, without one the submit button of the form it stands in. */
export function Button({ kind = 'primary', children, href, outward, asServed, name, value }: Props) {
  const className = `${css.button} ${css[kind]}`;
  if (href !== undefined) {
    return (
      <a
        className={className}
        href={href}
        suppressHydrationWarning={asServed}
        {...(outward && { target: '_blank', rel: 'noreferrer' })}
      >
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
