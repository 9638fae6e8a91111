import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated.ts';
import { lazyPart } from '../../app/load-screens.ts';
import { useTexts } from '../list/texts.ts';
import styles from './search-button.module.css';
import type { NamedScreen } from './screens-found.ts';
import { asksForSearch, isTypedInto } from './search-shortcut.ts';

const SearchDialog = lazyPart(() => import('./search-dialog.tsx'));

/** The way to the search over everything, on every screen of the back office; its keys are named on it. */
export const SearchButton = ({ screens }: { screens: readonly NamedScreen[] }) => {
  const { search } = useTexts().admin;
  const hydrated = useHydrated();
  /** null until it is first opened: the dialog is loaded then, and stays for its fading */
  const [opened, setOpened] = useState<boolean | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!asksForSearch(event, isTypedInto(event.target))) return;
      event.preventDefault();
      // Over another dialog it would lead away from what stands there.
      if (!document.querySelector('[aria-modal=true]')) setOpened(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={search.open}
        aria-keyshortcuts="Control+K Meta+K /"
        // Not before it can open anything.
        disabled={!hydrated}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={22} aria-hidden="true" />
        <span>{search.open}</span>
        <kbd>{hydrated && /mac/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      {opened !== null && (
        <Suspense>
          <SearchDialog screens={screens} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
};
