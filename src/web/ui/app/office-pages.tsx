import { usePagination } from '@mantine/hooks';
import type { MouseEvent, ReactNode } from 'react';
import styles from './office-pages.module.css';

export interface Paging {
  total: number;
  /** counted from 1 */
  page: number;
  /** rows of a page */
  size: number;
  onPage: (page: number) => void;
  /** the address of a page, where it has one: then the steps are links, which also work before the scripts have come */
  addressOf?: (page: number) => string;
}

export interface PagesTexts {
  pages: string;
  previous: string;
  next: string;
  pageNumber: (page: number) => string;
  range: (from: number, to: number, total: number) => string;
}

/** The words that say which rows of how many are shown. */
export const rangeOf = (
  { total, page, size }: Omit<Paging, 'onPage'>,
  { range }: Pick<PagesTexts, 'range'>,
) => range((page - 1) * size + 1, Math.min(total, page * size), total);

interface PagesProps extends Paging {
  label: string;
  texts: PagesTexts;
  /** a page was chosen with a pointer; with the keyboard the focus, and so the view, stays at the steps */
  onPointed?: () => void;
}

/**
 * Which rows of how many are shown, and the way to the others; nothing when all are.
 * @param label the list's name, which tells it from another list of the same screen
 */
export const TablePages = ({ texts, label, ...paging }: PagesProps) => {
  const { total, size } = paging;
  if (total <= size) return null;
  return (
    <nav className={styles.pages} aria-label={`${texts.pages}: ${label}`}>
      <p>{rangeOf(paging, texts)}</p>
      <Steps {...paging} last={Math.ceil(total / size)} texts={texts} />
    </nav>
  );
};

const Steps = ({ page, last, texts, ...paging }: Omit<PagesProps, 'label'> & { last: number }) => {
  const { range } = usePagination({ total: last, page });
  const step = (to: number, name: string, path: string) => (
    <Step {...paging} to={to} isThere={to >= 1 && to <= last} label={name}>
      <Sign path={path} />
    </Step>
  );
  return (
    <div className={styles.steps}>
      {step(page - 1, texts.previous, 'm10 3.7-4.3 4.3 4.3 4.3')}
      {range.map((number, place) =>
        typeof number === 'number' ? (
          <Step
            key={number}
            {...paging}
            to={number}
            isThere
            isCurrent={number === page}
            isEnd={number === 1 || number === last}
            label={texts.pageNumber(number)}
          >
            {number}
          </Step>
        ) : (
          <span key={`after ${range[place - 1]}`} className={styles.dots} aria-hidden="true">
            …
          </span>
        ),
      )}
      {step(page + 1, texts.next, 'm6 3.7 4.3 4.3-4.3 4.3')}
    </div>
  );
};

interface StepProps extends Pick<PagesProps, 'onPage' | 'addressOf' | 'onPointed'> {
  to: number;
  label: string;
  /** before the first page and after the last one there is none */
  isThere: boolean;
  isCurrent?: boolean;
  /** the first or the last page: the only ones beside the current one that a phone has room for */
  isEnd?: boolean;
  children: ReactNode;
}

const Step = ({
  to,
  label,
  isThere,
  isCurrent,
  isEnd,
  onPage,
  onPointed,
  addressOf,
  children,
}: StepProps) => {
  const shown = {
    className: styles.page,
    'aria-label': label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    // Not `disabled`: whoever has just come to the last page would lose the focus.
    'aria-disabled': isThere ? undefined : true,
    // Only a step that is a number says whether it is the current page.
    'data-number': isCurrent !== undefined || undefined,
    'data-end': isEnd || undefined,
  };
  const go = ({ detail: clicks }: MouseEvent) => {
    if (!isThere) return;
    onPage(to);
    if (clicks > 0) onPointed?.();
  };
  if (!addressOf)
    return (
      <button type="button" {...shown} onClick={go}>
        {children}
      </button>
    );
  return (
    <a
      {...shown}
      href={isThere ? addressOf(to) : undefined}
      role={isThere ? undefined : 'link'}
      tabIndex={0}
      onClick={(event) => {
        if (isForAnotherTab(event)) return;
        event.preventDefault();
        go(event);
      }}
    >
      {children}
    </a>
  );
};

const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

const Sign = ({ path }: { path: string }) => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" />
  </svg>
);
