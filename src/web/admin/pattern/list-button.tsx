import { Button, UnstyledButton } from '@mantine/core';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { Link } from '../../shell/link.tsx';
import { buttonColours } from '../../ui/app/theme.tsx';

// The buttons above lists: as Mantine draws them, with its classes, but elements of our own, because two of its took a twentieth of
// the time in which the server makes a page of a list. A test compares them.
const { root = '', inner = '', label = '' } = Button.classes;
const { root: unstyled = '' } = UnstyledButton.classes;
const className = `mantine-focus-auto ${root} mantine-Button-root ${unstyled}`;
const innerClass = `${inner} mantine-Button-inner`;
const labelClass = `${label} mantine-Button-label`;

type Variant = 'filled' | 'outline' | 'subtle';

const shape = {
  '--button-radius': 'var(--mantine-radius-xl)',
  minWidth: 'min-content',
  minHeight: 'calc(2.75rem * var(--mantine-scale))',
};

const lookOf = (variant: Variant) => {
  const { background, hover, color, border } = buttonColours('pandan', variant);
  const colours = {
    '--button-bg': background,
    '--button-hover': hover,
    '--button-color': color,
    '--button-bd': border,
  };
  return {
    className: `${className} mantine-active`,
    'data-variant': variant,
    style: { ...shape, ...colours } as CSSProperties,
  };
};

const looks = { filled: lookOf('filled'), outline: lookOf('outline'), subtle: lookOf('subtle') };
const offLook = {
  className,
  'data-disabled': true,
  'aria-disabled': true,
  style: shape as CSSProperties,
};

const Words = ({ children }: { children: ReactNode }) => (
  <span className={innerClass}>
    <span className={labelClass}>{children}</span>
  </span>
);

type Look<Element extends 'button' | typeof Link> = Omit<ComponentProps<Element>, 'className' | 'style'> & {
  /** filled where this is absent */
  variant?: Variant;
};

interface ButtonProps extends Look<'button'> {
  /** A press does nothing. Not `disabled`: it keeps the focus, and says why by its description. */
  isOff?: boolean;
}

export const ListButton = ({
  variant = 'filled',
  isOff = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...(isOff ? offLook : looks[variant])}
    {...rest}
    onClick={isOff ? undefined : onClick}
  >
    <Words>{children}</Words>
  </button>
);

export const ListButtonLink = ({ variant = 'filled', children, ...rest }: Look<typeof Link>) => (
  <Link {...looks[variant]} {...rest}>
    <Words>{children}</Words>
  </Link>
);
