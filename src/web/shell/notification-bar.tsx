import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../frame/page-info.tsx';
import { useMessageRow } from './message-row.tsx';
import styles from './notification-bar.module.css';
import {
  type Message,
  type Shown,
  closeNotification,
  runUndo,
  useNotification,
  withdrawUndo,
} from './notify.ts';

const HIDES_AFTER_MS = 15_000;
const UNDO_FOR_MS = 10_000;

/** The one notification of a hydrated document: a bar at the bottom left that takes no room of the page, or in the row of an open panel. */
export const NotificationBar = () => {
  const shown = useNotification();
  return shown && <PlacedBar key={shown.id} shown={shown} />;
};

const PlacedBar = ({ shown }: { shown: Shown }) => {
  const row = useMessageRow();
  const bar = <Bar shown={shown} />;
  return row ? createPortal(bar, row) : bar;
};

/** One message; on a page without React it stands as it was made. It does not hide while the pointer or the focus is on it; then its time begins anew. */
export const Bar = ({ shown }: { shown: Shown }) => {
  const texts = useTexts();
  const [held, setHeld] = useState(false);
  const { id, stays = false, undo } = shown;
  useEffect(() => {
    if (held || stays) return undefined;
    const timers = [
      setTimeout(() => closeNotification(id, 'by_itself'), HIDES_AFTER_MS),
      setTimeout(() => withdrawUndo(id), UNDO_FOR_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [id, held, stays]);
  const undoIt = useCallback(() => runUndo(id), [id]);
  useEffect(() => undo?.listen(undoIt), [undo, undoIt]);
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const isPointedAt = useRef(false);
  const { message, detail, severity, action, position = 'bottom-left' } = shown;
  const say = (words: Message) => (typeof words === 'string' ? words : words(texts));
  /** A pointer leaves the focus where it is; from the keyboard it goes back there. */
  const pressable = (act: () => void) => ({
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ currentTarget }: MouseEvent) => {
      if (document.activeElement === currentTarget) focusOn(before.current);
      act();
    },
  });
  const urgent = severity === 'error' || severity === 'warning';
  return (
    <div
      ref={bar}
      className={styles.bar}
      data-severity={severity}
      data-position={position}
      role={urgent ? 'alert' : 'status'}
      onPointerEnter={() => {
        isPointedAt.current = true;
        setHeld(true);
      }}
      onPointerLeave={() => {
        isPointedAt.current = false;
        setHeld(bar.current?.contains(document.activeElement) === true);
      }}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (!bar.current?.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={({ relatedTarget }) =>
        setHeld(isPointedAt.current || bar.current?.contains(relatedTarget) === true)
      }
    >
      <p>
        <span>{say(message)}</span>
        {detail && (
          <>
            <br />
            {say(detail)}
          </>
        )}
        {action && (
          <a href={action.href} {...(!action.here && { target: '_blank', rel: 'noreferrer' })}>
            {action.label(texts)}
            {!action.here && <span className="visually-hidden"> ({texts.shell.newTab})</span>}
          </a>
        )}
      </p>
      {undo && (
        <button
          type="button"
          className={undo.look}
          aria-keyshortcuts="Control+Z Meta+Z"
          {...pressable(undoIt)}
        >
          {undo.label(texts)}
          {matchMedia('(any-hover: hover)').matches && ' (Ctrl+Z)'}
        </button>
      )}
      <button
        type="button"
        aria-label={texts.shell.notification.close}
        {...pressable(() => closeNotification(id, 'by_hand'))}
      >
        <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  );
};

const focusOn = (element: Element | null) => {
  if (element instanceof HTMLElement) element.focus();
};
