import { useEffect, useRef } from 'react';

/** Whether the form still stands there: a save that ends afterwards leads nowhere. */
export const useFormStay = () => {
  const stay = useRef(new AbortController());
  const left = useRef(false);
  useEffect(() => {
    if (stay.current.signal.aborted) stay.current = new AbortController();
    return () => {
      if (!left.current) stay.current.abort();
    };
  }, []);
  return {
    signal: () => stay.current.signal,
    isOver: () => stay.current.signal.aborted,
    isLeft: () => left.current,
    /** the form goes, and its save goes on */
    leave: () => {
      left.current = true;
    },
  };
};
