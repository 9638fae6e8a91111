import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Link } from '../../shell/link.tsx';
import { notify } from '../../shell/notify.ts';
import styles from './office-list.module.css';

interface Props {
  label: string;
  /** lagoon where this is absent */
  color?: 'rosella' | 'pandan';
  /** whose action it is; part of its name for those who hear the page */
  of: string;
  /** stands for the words, which are then its name and its tooltip */
  icon?: ReactNode;
  /** it cannot be done now: what the server would answer, and why; the row says the reason as well */
  refused?: { message: string; reason: string } | undefined;
}

const look = ({ color }: Props) => ({ className: styles.action ?? '', 'data-color': color });

/** The words of a button, and whose it is. Not `aria-label`: the words alone can still be found as its text. */
const Words = ({ label, icon, of, refused }: Props) => (
  <>
    {icon}
    <span className={icon === undefined ? undefined : 'visually-hidden'}>{label}</span>
    <span className="visually-hidden">{refused ? ` ${of}. ${refused.reason}` : ` ${of}`}</span>
  </>
);

/** What can be done with a row. */
export const RowAction = ({ onClick, ...props }: Props & { onClick: () => void }) => {
  const { label, of, icon, refused } = props;
  if (!refused)
    return (
      <button type="button" {...look(props)} title={icon === undefined ? undefined : label} onClick={onClick}>
        <Words {...props} />
      </button>
    );
  // Not `disabled`: the reason has to be found by the keyboard and by a finger as well.
  return (
    <button
      type="button"
      {...look(props)}
      aria-disabled
      data-disabled
      onClick={() =>
        notify({ severity: 'error', message: refused.message, detail: `${of}: ${refused.reason}` })
      }
    >
      <Words {...props} />
    </button>
  );
};

/** The link by which a list was left last, and the entry of the browser's history that showed the list. */
let left: { to: string; entry: string } | null = null;

/** The way from a row to a screen about it. It has the focus again when the browser's Back leads from there to the list. */
export const RowLink = ({ to, ...props }: Props & { to: string }) => {
  const { key: entry } = useLocation();
  const arrived = useNavigationType();
  const link = useRef<HTMLAnchorElement>(null);
  const [isReturn] = useState(
    () => arrived === NavigationType.Pop && left?.to === to && left.entry === entry,
  );
  useEffect(() => {
    if (!isReturn) return;
    left = null;
    link.current?.focus();
  }, [isReturn]);
  return (
    <Link
      ref={link}
      to={to}
      {...look(props)}
      // Else the new screen as a whole would take the focus.
      data-autofocus={isReturn || undefined}
      onClick={() => {
        left = { to, entry };
      }}
    >
      <Words {...props} />
    </Link>
  );
};
