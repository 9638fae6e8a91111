/** What somebody typed into a field; nothing where the field is missing or holds a file. */
export const textIn = (form: FormData | URLSearchParams, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};
