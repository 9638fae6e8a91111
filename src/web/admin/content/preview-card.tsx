import { type ReactNode, useId, useState } from 'react';
import type { Language } from '../../../i18n/language.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import css from './preview-card.module.css';

const languages: readonly Language[] = ['en', 'id'];

interface Props {
  /** what is the same in both languages, such as a video that goes on playing */
  beside?: ReactNode;
  children: (language: Language) => ReactNode;
}

/** What guests will see of an entry, in English at first. */
export const PreviewCard = ({ beside, children }: Props) => {
  const { preview } = useTexts().admin;
  const [language, setLanguage] = useState<Language>('en');
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={layout.apart}>
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
      <p className={layout.soft}>{preview.note}</p>
      {beside}
      <div lang={language}>{children(language)}</div>
    </section>
  );
};
