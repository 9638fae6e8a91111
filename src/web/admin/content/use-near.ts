import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a part of a form is in view or was, or somebody has begun with the form: what is far below need not be loaded before, but
 * is there when the Tab key comes to it.
 */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = place;
    if (isNear || !current) return undefined;
    const show = () => setNear(true);
    const form = current.closest('form');
    if (form?.contains(document.activeElement)) return show();
    form?.addEventListener('focusin', show);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: '300px' },
    );
    observer.observe(current);
    return () => {
      form?.removeEventListener('focusin', show);
      observer.disconnect();
    };
  }, [isNear, place]);
  return isNear;
};
