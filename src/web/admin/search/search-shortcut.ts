type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether what has the focus takes what is typed. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Whether a key asks for the search: Ctrl+K or Cmd+K anywhere, or "/" where nothing is typed. Shift may be needed for "/" on
 * some keyboards.
 */
export const asksForSearch = (
  { key, ctrlKey, metaKey, altKey, shiftKey }: Press,
  isTyping: boolean,
): boolean => {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !isTyping;
};
