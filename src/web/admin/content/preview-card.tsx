import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { Language } from '../../../i18n/language.ts';
import styles from '../pattern/office-form.module.css';
import { useTexts } from '../pattern/texts.ts';
import css from './preview-card.module.css';

const languages: readonly Language[] = ['en', 'id'];

/** What guests will see of an entry, in English at first. */
export const PreviewCard = ({ children }: { children: (language: Language) => ReactNode }) => {
  const { preview } = useTexts().admin;
  const [language, setLanguage] = useState<Language>('en');
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{preview.title}</h2>
        <div role="group" aria-label={preview.language} className={css.languages}>
          {languages.map((one) => (
            <Button
              key={one}
              variant={one === language ? 'filled' : 'outline'}
              color="lagoon"
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {preview.languages[one]}
            </Button>
          ))}
        </div>
      </div>
      <p className={css.note}>{preview.note}</p>
      <div lang={language}>{children(language)}</div>
    </section>
  );
};
