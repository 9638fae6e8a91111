import { skipToken, useQuery } from '@tanstack/react-query';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Answer, type CallKey, isRefusedAs } from '../../frame/api.ts';
import type { ApiQuery } from '../../app/screen.ts';
import { focusRow } from '../../ui/app/focus-in-rows.ts';
import { OfficePanel, PanelTool } from '../../ui/app/office-panel.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { FormEnclosure, useEnclosure } from '../form/guard.tsx';
import type { ListPage } from './list-page.ts';
import { type PanelName, idOf, usePanel } from './open-row.ts';
import { type RowId, stepFrom } from './step-in-list.ts';
import { useTexts } from './texts.ts';

interface Props<Key extends CallKey, Row, Id extends RowId> {
  title: string;
  /** under which the address names the open row */
  name: PanelName;
  /** of the list: `list.usePage()` */
  page: ListPage<Row>;
  rowId: keyof Row & string;
  /** asks for a row that is not on the page */
  query: (id: Id) => ApiQuery<Key>;
  /** undefined: the answer does not have it */
  read: (answer: Answer<Key>) => Row | undefined;
  missing: { title: string; text: string };
  /** what further keys do while nobody types, by their names in lower case */
  keys?: Readonly<Record<string, () => void>>;
  /** a component that makes the form with `useRecordForm` and shows it with `DialogForm` */
  children: (row: Row, then: AfterSaving) => ReactNode;
}

export interface AfterSaving {
  close: () => void;
  /** opens the next row of the list, and says whether there still was one; absent after the last */
  next: (() => Promise<boolean>) | undefined;
}

/** What `useRecordForm` does in a panel once it has saved: the panel closes, or goes on to the next row. */
export const useAfterSaving = ({ close, next }: AfterSaving) => {
  const isGoingOn = useRef(false);
  const goOn = async () => {
    // It is saved, whatever becomes of the next page.
    isGoingOn.current = (await next?.().catch(() => false)) === true;
    return null;
  };
  return {
    onDone: () => {
      if (!isGoingOn.current) close();
    },
    ...(next && { next: goOn }),
  };
};

/**
 * The record that the address names, beside its list: `?order=13`. Its keys lead to the next and the previous one of the list;
 * when it closes, the focus is in the row of the one that was shown last.
 */
export const RowPanel = <Key extends CallKey, Row extends Record<string, unknown>>(
  props: Props<Key, Row, number>,
) => {
  const { named } = usePanel(props.name);
  const id = idOf(named);
  return id === null ? null : <OpenPanel {...props} id={id} />;
};

/** A panel of records that are named by a word, and not by a number. */
export const NamedRowPanel = <Key extends CallKey, Row extends Record<string, unknown>>(
  props: Props<Key, Row, string>,
) => {
  const { named } = usePanel(props.name);
  return named === null ? null : <OpenPanel {...props} id={named} />;
};

const OpenPanel = <Key extends CallKey, Row extends Record<string, unknown>, Id extends RowId>(
  props: Props<Key, Row, Id> & { id: Id },
) => {
  const { title, name, page, rowId, children, id, keys } = props;
  const { close: closeWord, panel: words } = useTexts().admin;
  const { open, close } = usePanel(name);
  const { rows = [] } = page;
  const lastPlace = usePlaceInList(rows, rowId, id);
  const go = (by: 1 | -1) => {
    const step = stepFrom({ ...page, rows, rowId, id, lastPlace }, by);
    if (!step) return undefined;
    return async () => {
      const [found, at] =
        'row' in step ? [step.row] : [(await page.readPage(step.page)).at(by === 1 ? 0 : -1), step.page];
      if (found) open(String(found[rowId]), at);
      return found !== undefined;
    };
  };
  const [previous, next] = [go(-1), go(1)];
  const { enclosure, closeUnlessAsked } = useEnclosure(close, name);
  return (
    <OfficePanel
      title={title}
      close={closeWord}
      onClose={closeUnlessAsked}
      keys={{
        ...keys,
        k: () => void previous?.(),
        j: () => void next?.(),
        'alt+arrowup': () => void previous?.(),
        'alt+arrowdown': () => void next?.(),
      }}
      tools={
        <>
          <Step go={previous} name={words.previous} chord="Alt+↑" keys="K Alt+ArrowUp">
            <IconChevronUp size={20} aria-hidden="true" />
          </Step>
          <Step go={next} name={words.next} chord="Alt+↓" keys="J Alt+ArrowDown">
            <IconChevronDown size={20} aria-hidden="true" />
          </Step>
        </>
      }
    >
      <FormEnclosure value={enclosure}>
        <OneRow key={id} {...props} listed={rows.find((row) => row[rowId] === id)}>
          {(row) => children(row, { close, next })}
        </OneRow>
      </FormEnclosure>
    </OfficePanel>
  );
};

interface OneRowProps<Key extends CallKey, Row, Id extends RowId> extends Pick<
  Props<Key, Row, Id>,
  'query' | 'read' | 'missing'
> {
  id: Id;
  /** as the list has it */
  listed: Row | undefined;
  children: (row: Row) => ReactNode;
}

const OneRow = <Key extends CallKey, Row, Id extends RowId>({
  id,
  listed,
  query,
  read,
  missing,
  children,
}: OneRowProps<Key, Row, Id>) => {
  const { panel: words } = useTexts().admin;
  // One that leaves the list while it is open is asked for by itself from then on.
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const { data, error, isFetching, refetch } = useQuery<Answer<Key>>(
    listed || isNothing(id) ? { queryKey: ['nothing'], queryFn: skipToken } : query(id),
  );
  const row = listed ?? (data && read(data)) ?? last;
  if (row) return children(row);
  if (isNothing(id) || data || isRefusedAs(error, 'not_found'))
    return <EmptyState pose="lost" {...missing} />;
  if (!error) return <Skeleton height={240} />;
  return (
    <ErrorState
      title={words.failedTitle}
      text={words.failedText}
      retry={words.retry}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
};

/** What an address names that can be no record. */
const isNothing = (id: RowId) => id === 0 || id === '';

interface StepProps {
  go: (() => Promise<unknown>) | undefined;
  name: string;
  /** of the keys, those that work wherever the focus is: for the tooltip, because not every reader has a keyboard */
  chord: string;
  /** all that do it */
  keys: string;
  children: ReactNode;
}

/** Not `disabled` at the end of the list: it keeps the focus. */
const Step = ({ go, name, chord, keys, children }: StepProps) => (
  <PanelTool
    aria-label={name}
    title={`${name} (${chord})`}
    aria-keyshortcuts={keys}
    aria-disabled={!go || undefined}
    // Where the panel takes the focus, it goes to what can be used.
    {...(!go && { tabIndex: -1 })}
    onClick={() => void go?.()}
  >
    {children}
  </PanelTool>
);

/** Where the open row is in the list, or was before it left; gives the focus back to it when the panel closes. */
const usePlaceInList = (rows: readonly Record<string, unknown>[], rowId: string, id: RowId): number => {
  const [place, setPlace] = useState(-1);
  const found = rows.findIndex((row) => row[rowId] === id);
  if (found !== -1 && found !== place) setPlace(found);
  const giveFocusBack = useEffectEvent(() => {
    const { activeElement } = document;
    // What had the focus went with the panel.
    if (activeElement === null || activeElement === document.body) focusRow(String(id), place);
  });
  useEffect(() => () => giveFocusBack(), []);
  return place;
};
