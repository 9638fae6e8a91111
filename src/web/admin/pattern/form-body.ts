/** The texts and numbers of an entry, and its files, as a multipart call takes them; nothing else of it is sent. */
export const formBody = (entry: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entry))
    if (value instanceof File) form.set(name, value);
    else if (typeof value === 'string' || typeof value === 'number') form.set(name, String(value));
  return form;
};
