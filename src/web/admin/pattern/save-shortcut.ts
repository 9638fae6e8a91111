import { type RefObject, useEffect } from 'react';

/** Ctrl+S and Cmd+S send the form, unless the focus is in a dialog over it. */
export const useSaveShortcut = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 's' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      // Never the browser's own dialog, which would save the page.
      event.preventDefault();
      // By the focus: a dialog that has just closed may still be in the page while it fades.
      const dialog = document.activeElement?.closest('[role=dialog]');
      if (!dialog || dialog.contains(form.current)) form.current?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [form]);
