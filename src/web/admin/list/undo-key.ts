const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/**
 * Ctrl+Z and Cmd+Z run this while it is offered: they take back what was done last. In a field in which something was typed since,
 * they take back the typing, as everywhere.
 * @returns what ends that
 */
export const listenForUndoKey = (run: () => void, page: EventTarget = window): (() => void) => {
  const typedIn = new WeakSet<EventTarget>();
  const typed = ({ target }: Event) => {
    if (target) typedIn.add(target);
  };
  const press = (event: Event) => {
    if (!isUndoKey(event as KeyboardEvent) || (event.target && typedIn.has(event.target))) return;
    event.preventDefault();
    run();
  };
  page.addEventListener('input', typed, true);
  page.addEventListener('keydown', press);
  return () => {
    page.removeEventListener('input', typed, true);
    page.removeEventListener('keydown', press);
  };
};
