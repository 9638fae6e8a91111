type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'>;

/** Whether what has the focus takes what is typed. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Whether a key asks for the search: Ctrl+K or Cmd+K where nothing else has taken it, as the editor of an article does, or "/" where nothing is typed. Shift may be needed for "/" on
 * some keyboards.
 */
export const asksForSearch = (
  { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: Press,
  isTyping: boolean,
): boolean => {
  if (altKey || defaultPrevented) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isTyping;
};
