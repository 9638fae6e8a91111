/** The texts, numbers and answers of an entry, and its files, as a multipart call takes them; nothing else of it is sent. */
export const formBody = (entry: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entry))
    if (value instanceof File) form.set(name, value);
    else if (['string', 'number', 'boolean'].includes(typeof value)) form.set(name, String(value));
  return form;
};
