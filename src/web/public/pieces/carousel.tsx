import type { ReactNode } from 'react';
import { carousels } from './inline-scripts.ts';
import { InlineScript } from '../../shell/inline-script.tsx';
import { Arrow } from '../../ui/page/arrow.tsx';
import css from './carousel.module.css';
import { useTexts } from './texts.ts';

interface Props {
  label: string;
  /** how the pieces lie: the class of their list */
  listClass?: string | undefined;
  /** list items */
  children: ReactNode;
}

/**
 * Pieces beside each other, to be swiped, or stepped through by buttons where they do not fit. Without scripts they
 * are scrolled. The page says `CarouselScript` once, after the last of them.
 */
export function Carousel({ label, listClass = '', children }: Props) {
  const { before, after } = useTexts().publicPages.carousel;
  return (
    <div className={css.carousel}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={css.row} data-row role="region" aria-label={label} tabIndex={0}>
        <ul className={`${css.list} ${listClass}`}>{children}</ul>
      </div>
      <div className={css.steps} role="group" aria-label={label} hidden>
        <button type="button" className={css.step} aria-label={before}>
          <Arrow />
        </button>
        <output className={css.place} />
        <button type="button" className={css.step} aria-label={after}>
          <Arrow />
        </button>
      </div>
    </div>
  );
}

export const CarouselScript = () => <InlineScript source={carousels} />;
