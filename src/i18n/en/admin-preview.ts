/** The preview of what guests will see, beside a form of the back office. */
export const preview = {
  title: 'Preview',
  note: 'As guests will see it.',
  language: 'Language of the preview',
  languages: { en: 'EN', id: 'ID' },
};
