import { useEffect, useRef } from 'react';

/** Two tabs edit the notes: what one saves appears in the other, unless that one has unsaved changes. */
export const useSavedNotes = (saved: string, typed: string, take: (notes: string) => void) => {
  const before = useRef(saved);
  useEffect(() => {
    if (before.current === saved) return;
    if (typed === before.current) take(saved);
    before.current = saved;
  }, [saved, typed, take]);
};
