import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTexts } from './texts.ts';
import { FIELD_BUTTON_WIDTH, FieldButton } from '../../ui/app/field-button.tsx';
import styles from './office-list.module.css';

const WAIT_FOR_TYPING_MS = 300;

interface Props {
  q: string;
  hint: string;
  onSearch: (q: string) => void;
}

/** Looks for what is typed, once the typing pauses, or at once by Enter or the button. */
export const SearchBox = ({ q, hint, onSearch }: Props) => {
  const { list } = useTexts().admin;
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  // The search can be cleared elsewhere.
  if (shown !== q) {
    setShown(q);
    if (typed.trim() !== q) setTyped(q);
  }
  const searchSoon = useDebouncedCallback(onSearch, WAIT_FOR_TYPING_MS);
  const searchNow = (event: FormEvent) => {
    event.preventDefault();
    searchSoon.cancel();
    onSearch(typed);
  };
  return (
    <form role="search" method="get" onSubmit={searchNow} className={styles.search}>
      <TextInput
        type="search"
        name="q"
        label={list.search}
        placeholder={hint}
        rightSectionWidth={FIELD_BUTTON_WIDTH}
        rightSection={
          <FieldButton type="submit" name={list.searchNow}>
            <IconSearch size={22} aria-hidden="true" />
          </FieldButton>
        }
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          searchSoon(currentTarget.value);
        }}
      />
    </form>
  );
};
