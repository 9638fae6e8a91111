import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from './texts.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { FieldButton } from '../../ui/app/field-button.tsx';
import styles from './office-list.module.css';

const WAIT_FOR_TYPING_MS = 300;

interface Props {
  q: string;
  hint: string;
  /** `replace`: goes on with the search that the address has */
  onSearch: (q: string, how: { replace: boolean }) => void;
}

/**
 * Looks for what is typed, once the typing pauses, or at once by Enter or the button. The browser's Back takes back a whole search,
 * from the first letter until Enter or until another field had the focus, and not its letters one by one.
 */
export const SearchBox = ({ q, hint, onSearch }: Props) => {
  const { list } = useTexts().admin;
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // The search can be cleared elsewhere.
  if (shown !== q) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const { key: entry } = useLocation();
  // The entry of the browser's history in which the search began: while it is still shown, nothing was searched for yet.
  const from = useRef<string | null>(null);
  const search = (text: string) => {
    const replace = from.current !== null && from.current !== entry;
    from.current ??= entry;
    onSearch(text.trim(), { replace });
  };
  const searchSoon = useDebouncedCallback(search, WAIT_FOR_TYPING_MS);
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    searchSoon.cancel();
    search(typed);
    from.current = null;
  };
  return (
    <form role="search" method="get" onSubmit={searchNow} className={styles.search}>
      <TextInput
        type="search"
        name="q"
        label={list.search}
        placeholder={hint}
        atEnd={
          <FieldButton type="submit" name={list.searchNow}>
            <IconSearch size={22} aria-hidden="true" />
          </FieldButton>
        }
        autoComplete="off"
        maxLength={100}
        onFocus={() => {
          from.current = null;
        }}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          searchSoon(currentTarget.value);
        }}
      />
    </form>
  );
};
