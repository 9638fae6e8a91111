import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the focus was in a table: the row's place, and which of its controls, counted from the last, which is the most alike. */
interface Place {
  row: number;
  control: number;
  element: Element;
}

const controlsOf = (row: Element | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button, input, select') ?? []),
];

const placeOf = (box: Element, element: Element): Place | null => {
  const row = element.closest('tbody tr');
  if (!row || !box.contains(row)) return null;
  const rows = [...box.querySelectorAll('tbody tr')];
  const control = controlsOf(row)
    .toReversed()
    .indexOf(element as HTMLElement);
  return { row: rows.indexOf(row), control, element };
};

/** Gives the focus to the row that has come in the place of one that is gone, else to the table. */
const focusOn = (box: HTMLElement, { row, control }: Place) => {
  const rows = [...box.querySelectorAll('tbody tr')];
  const controls = controlsOf(rows[Math.min(row, rows.length - 1)]);
  (controls.at(-1 - control) ?? box).focus({ preventScroll: rows.length > 0 });
};

let lost: (() => void) | null = null;
let toRow: ((key: string, place: number) => void) | null = null;

/**
 * Gives the focus to a row of the list: to the control in the place of the one that had it last. Where the row has left the
 * list, the one in its place gets it. A row that stands in no table has one control that opened it, its last.
 */
export const focusRow = (key: string, place: number) => {
  const row = document.querySelector(`[data-row="${CSS.escape(key)}"]`);
  if (!row || row.closest('table')) toRow?.(key, place);
  else controlsOf(row).at(-1)?.focus({ preventScroll: true });
  // The list has no row left.
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true });
};

/**
 * A dialog that closes gives the focus back to the button that opened it. When the row of that button has left its list,
 * this gives it to the row in its place. Does nothing while something else has the focus.
 */
const returnFocusToRows = () => {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  if (lost) lost();
  // The last row has left its list.
  else document.getElementById('main')?.focus({ preventScroll: true });
};

/** For the content of a dialog: runs once that is gone from the page, after the dialog itself has given back the focus. */
export const useFocusReturnToRows = () => useEffect(() => returnFocusToRows, []);

/** Keeps the focus in a table when the row that had it leaves the list. */
export const useFocusInRows = (box: RefObject<HTMLElement | null>, rows: unknown) => {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (box.current && target instanceof Element)
        last.current = placeOf(box.current, target) ?? (isOutside(target) ? null : last.current);
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [box]);
  useEffect(() => {
    lost = () => {
      if (last.current && !last.current.element.isConnected && box.current)
        focusOn(box.current, last.current);
    };
    toRow = (key, place) => {
      if (!box.current) return;
      const found = [...box.current.querySelectorAll<HTMLElement>('tbody tr')].findIndex(
        ({ dataset }) => dataset['row'] === key,
      );
      const row = found === -1 ? Math.max(place, 0) : found;
      focusOn(box.current, { row, control: last.current?.control ?? 0, element: box.current });
    };
    return () => {
      lost = null;
      toRow = null;
    };
  }, [box]);
  const shown = useRef(rows);
  useLayoutEffect(() => {
    if (shown.current === rows) return;
    shown.current = rows;
    if (last.current) returnFocusToRows();
  }, [rows]);
};

/** A dialog that a row has opened, and the notification about it, do not move the place. */
const isOutside = (element: Element) => !element.closest('dialog, [role=dialog], [data-severity]');
