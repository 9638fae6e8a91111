import { Button } from '@mantine/core';
import { Link } from '../../shell/link.tsx';
import { notify } from '../../shell/notify.ts';
import styles from './office-list.module.css';

interface Props {
  label: string;
  color?: string;
  /** whose action it is; part of its name for those who hear the page */
  of: string;
  /** why it cannot be done now */
  refusedBecause?: string | undefined;
}

const look = ({ color = 'lagoon' }: Props) => ({
  variant: 'subtle',
  color,
  className: styles.action ?? '',
  mih: 'var(--row-action)',
});

/** The words of a button, and whose it is. Not `aria-label`: the words alone can still be found as its text. */
const Words = ({ label, of, refusedBecause }: Props) => (
  <>
    <span>{label}</span>
    <span className="visually-hidden">
      {' '}
      {of}
      {refusedBecause !== undefined && `. ${refusedBecause}`}
    </span>
  </>
);

/** What can be done with a row. */
export const RowAction = ({ onClick, ...props }: Props & { onClick: () => void }) => {
  const { refusedBecause } = props;
  if (refusedBecause === undefined)
    return (
      <Button {...look(props)} onClick={onClick}>
        <Words {...props} />
      </Button>
    );
  // Not `disabled`: the reason has to be found by the keyboard and by a finger as well.
  return (
    <Button
      {...look(props)}
      aria-disabled
      title={refusedBecause}
      data-disabled
      onClick={() => notify({ severity: 'error', message: refusedBecause })}
    >
      <Words {...props} />
    </Button>
  );
};

/** The way from a row to a screen about it. */
export const RowLink = ({ to, ...props }: Props & { to: string }) => (
  <Button component={Link} to={to} {...look(props)}>
    <Words {...props} />
  </Button>
);
