/** The fields of forms in which somebody has typed or chosen something. */
const touched = new Set<Element>();

/** Remembers in which fields somebody types. @returns a function that ends it */
export const watchTyping = () => {
  const remember = ({ target }: Event) => {
    if (target instanceof Element && target.closest('form') && !target.matches('[type=search]'))
      touched.add(target);
  };
  document.addEventListener('input', remember);
  return () => document.removeEventListener('input', remember);
};

/** Whether leaving the document would lose something: a form that was typed in still stands there. */
export const isSomethingTyped = () => {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return touched.size > 0;
};
