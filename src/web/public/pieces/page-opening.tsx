import type { ReactNode } from 'react';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import css from './page-opening.module.css';

/** How a public page begins: what it is, one sentence, and its picture. `children` stand below the sentence. */
export function PageOpening({
  title,
  lead,
  scene,
  children,
}: {
  title: string;
  lead: string;
  /** the page's picture */
  scene: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className={css.opening}>
      <div className={css.words}>
        <h1>{keepDoubledWords(title)}</h1>
        <p className={css.lead}>{keepDoubledWords(lead)}</p>
        {children}
      </div>
      {scene}
    </header>
  );
}
