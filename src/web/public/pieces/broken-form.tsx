import css from './broken-form.module.css';
import { useTexts } from './texts.ts';

/** What was sent was no form of the page. */
export const BrokenForm = () => (
  <p className={css.broken} role="alert">
    {useTexts().publicPages.brokenForm}
  </p>
);
