import { type RefObject, useEffect } from 'react';

/** Ctrl+S and Cmd+S send the form, unless a dialog stands over it. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // Never the browser's own dialog, which would save the page.
      event.preventDefault();
      const over = [...document.querySelectorAll('[role=dialog]')].at(-1);
      if (!over || over.contains(form.current)) form.current?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [form]);
