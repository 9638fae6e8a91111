import { useEffect, useRef } from 'react';

/** Two tabs show the notes: what one saves the other takes over, unless other notes are being typed there. */
export const useSavedNotes = (saved: string, typed: string, take: (notes: string) => void) => {
  const before = useRef(saved);
  useEffect(() => {
    if (before.current === saved) return;
    if (typed === before.current) take(saved);
    before.current = saved;
  }, [saved, typed, take]);
};
