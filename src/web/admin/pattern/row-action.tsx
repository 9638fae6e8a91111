import { Button } from '@mantine/core';
import { Link } from '../../shell/link.tsx';
import styles from './office-list.module.css';

interface Props {
  label: string;
  color?: string;
  /** whose action it is; part of its name for those who hear the page */
  of: string;
  /** why it cannot be done now */
  refusedBecause?: string | undefined;
}

const look = ({ label, of, color = 'lagoon' }: Props) => ({
  variant: 'subtle',
  color,
  className: styles.action ?? '',
  'aria-label': `${label}: ${of}`,
});

/** What can be done with a row. */
export const RowAction = ({ onClick, refusedBecause, ...props }: Props & { onClick: () => void }) => {
  if (refusedBecause === undefined)
    return (
      <Button {...look(props)} onClick={onClick}>
        {props.label}
      </Button>
    );
  // Not `disabled`: the reason has to be found by the keyboard as well.
  return (
    <Button
      {...look(props)}
      aria-label={`${props.label}: ${props.of}. ${refusedBecause}`}
      aria-disabled
      title={refusedBecause}
      data-disabled
    >
      {props.label}
    </Button>
  );
};

/** The way from a row to a screen about it. */
export const RowLink = ({ to, ...props }: Props & { to: string }) => (
  <Button component={Link} to={to} {...look(props)}>
    {props.label}
  </Button>
);
