import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { namesReceipt } from '../../../domain/billing/receipt-number.ts';
import { isLongEnough } from '../../../domain/values/search-words.ts';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../frame/page-info.tsx';
import { useConnection } from '../../app/connection.ts';
import { apiQuery } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { useTexts } from '../list/texts.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { Loader } from '../../ui/app/loader.tsx';
import { partsOf } from './found-parts.ts';
import { type NamedScreen, screensFound, withScreens } from './screens-found.ts';
import { type Hit, type HitGroup, hitGroups, waysOf } from './search-hits.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './search-dialog.module.css';
import { beginList, foundBySearch } from '../list/remembered-list.ts';
import { patiently } from '../list/patiently.ts';

const WAIT_FOR_TYPING_MS = 150;

interface Props {
  /** of the back office, which are found by their names */
  screens: readonly NamedScreen[];
  opened: boolean;
  onClose: () => void;
}

/** The search over children, parents, parcels, lessons, payments and screens. It is loaded when it is first opened. */
export default function SearchDialog({ screens, opened, onClose }: Props) {
  const { search, close } = useTexts().admin;
  return (
    <OfficeDialog opened={opened} title={search.title} close={close} onClose={onClose} atTop>
      <Search screens={screens} onLead={onClose} />
    </OfficeDialog>
  );
}

/** A receipt's number may be shorter than any word that is looked for: `KW 42`. */
const isLookedFor = (q: string) => isLongEnough(q) || namesReceipt(q);

/** What is found for the words that were typed last; of those before, nothing is waited for any more. */
const useFound = (q: string) =>
  useQuery({
    ...patiently(apiQuery('GET /search', { query: { q } })),
    enabled: isLookedFor(q),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const Search = ({ screens, onLead }: Pick<Props, 'screens'> & { onLead: () => void }) => {
  const { admin } = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, WAIT_FOR_TYPING_MS);
  const q = settled.trim();
  const { data, isLoadingError, isFetching, isPlaceholderData } = useFound(q);
  const found = data && isLookedFor(q) && !isLoadingError ? hitGroups(data, q, { admin, language }) : [];
  const groups = withScreens(found, screensFound(screens, q), q);
  const ways = waysOf(groups);
  const list = useId();
  const idOf = (key: string) => `${list}-${key}`;
  const [chosen, setChosen] = useState<string | null>(null);
  const active = ways.find(({ key }) => key === chosen) ?? ways[0];
  // A hit of earlier words is not what whoever typed on meant.
  const isCurrent = typed.trim() === q && (!isPlaceholderData || !isLookedFor(q));

  /** Enter was pressed before the answer to what is typed: it counts once that is there. */
  const isEntered = useRef(false);

  const go = ({ to, isScreen }: Way) => {
    if (isScreen) beginList(to);
    onLead();
    void navigate(to, isScreen ? {} : { state: foundBySearch });
  };
  const goEntered = useEffectEvent(() => {
    if (isEntered.current && active) go(active);
    isEntered.current = false;
  });
  const isAnswered = isCurrent && !isFetching;
  useEffect(() => {
    if (isAnswered) goEntered();
  }, [isAnswered]);

  useEffect(() => {
    if (active) document.getElementById(`${list}-${active.key}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, list]);

  const move = (by: number) => {
    isEntered.current = false;
    const at = active ? ways.indexOf(active) : 0;
    setChosen(ways.at((at + by) % ways.length)?.key ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') {
      if (isCurrent && active) go(active);
      else isEntered.current = !isAnswered;
    } else return undefined;
    return event.preventDefault();
  };

  return (
    <>
      <TextInput
        type="search"
        role="combobox"
        aria-label={admin.search.field}
        aria-expanded={ways.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active.key)}
        placeholder={admin.search.field}
        atStart={<IconSearch size={22} aria-hidden="true" />}
        atEnd={isFetching && <Loader />}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(null);
          isEntered.current = false;
        }}
        onKeyDown={press}
      />
      <Status
        q={q}
        typed={typed}
        count={ways.length}
        isFailed={isLoadingError}
        isWaiting={!isCurrent || isFetching}
      />
      <div
        role="listbox"
        id={list}
        aria-label={admin.search.title}
        aria-busy={!isCurrent || isFetching}
        className={styles.hits}
      >
        {groups.map((group) => (
          <Group key={group.name} group={group} idOf={idOf} active={active?.key} q={q} onLead={onLead} />
        ))}
      </div>
    </>
  );
};

/** One of the ways that a person can take. */
type Way = Pick<Hit, 'key' | 'to' | 'isScreen'>;

interface StatusProps {
  q: string;
  typed: string;
  count: number;
  isFailed: boolean;
  isWaiting: boolean;
}

/** Says in a line how the search stands. */
const Status = ({ q, typed, count, isFailed, isWaiting }: StatusProps) => {
  const { admin, shell } = useTexts();
  const { search } = admin;
  const isCut = useConnection().waiting > 0;
  const words = () => {
    if (typed.trim() === '') return search.hint;
    if (!isLookedFor(typed)) return count === 0 ? search.tooShort : search.found(count);
    if (isCut) return shell.reconnecting;
    if (isWaiting && count === 0) return search.searching;
    if (isFailed) return search.failed;
    return count === 0 ? `${search.none(q)} ${search.noneHint}` : search.found(count);
  };
  return (
    <p className={styles.status}>
      <span role="status">{words()}</span>
      {count > 0 && <span className={styles.keys}>{search.keys}</span>}
    </p>
  );
};

interface GroupProps {
  group: HitGroup;
  idOf: (key: string) => string;
  /** the key of the way that Enter takes */
  active: string | undefined;
  q: string;
  onLead: () => void;
}

const Group = ({ group: { name, hits, more }, idOf, active, q, onLead }: GroupProps) => {
  const { search } = useTexts().admin;
  const heading = idOf(name);
  const way = ({ key, to, isScreen }: Way, words: ReactNode) => (
    <Link
      key={key}
      id={idOf(key)}
      to={to}
      {...(!isScreen && { state: foundBySearch })}
      role="option"
      aria-selected={key === active}
      tabIndex={-1}
      className={styles.hit}
      onClick={() => {
        if (isScreen) beginList(to);
        onLead();
      }}
    >
      {words}
    </Link>
  );
  return (
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className={styles.kind}>
        {search.groups[name]}
      </p>
      {hits.map(({ text, aside, ...hit }) =>
        way(
          hit,
          <>
            <strong>
              <Marked text={text} q={q} />
            </strong>{' '}
            <span className={layout.soft}>
              <Marked text={aside} q={q} />
            </span>
          </>,
        ),
      )}
      {more !== null &&
        name !== 'screens' &&
        way({ key: `more-${name}`, to: more }, <span className={styles.more}>{search.more[name]}</span>)}
    </div>
  );
};

/** A text with the words that were looked for. */
const Marked = ({ text, q }: { text: string; q: string }) =>
  // The pieces have no other name than their place.
  // oxlint-disable-next-line react/no-array-index-key
  partsOf(text, q).map((part, place) => (part.isFound ? <mark key={place}>{part.text}</mark> : part.text));
