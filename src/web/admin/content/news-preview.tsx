import { memo, useDeferredValue } from 'react';
import { isEmptyArticle } from '../../../domain/content/article.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import type { Language } from '../../../i18n/language.ts';
import { Arrow } from '../../ui/page/arrow.tsx';
import layout from '../../ui/page/layout.module.css';
import card from '../../ui/page/picture-card.module.css';
import richText from '../../ui/page/rich-text.module.css';
import { useTexts } from '../list/texts.ts';
import type { NewsEntry } from './news-entry.ts';
import styles from './news-preview.module.css';

interface Props {
  entry: NewsEntry;
  /** since when it is published, or now */
  date: Date;
  /** the addresses of its pictures */
  cardPicture: string | null;
  headerPicture: string | null;
  language: Language;
}

interface Shown extends Pick<Props, 'entry' | 'date' | 'language'> {
  picture: string | null;
}

/** A story as guests will see it: its card, and its page. */
export default function NewsPreview({ cardPicture, headerPicture, ...shown }: Props) {
  const { preview } = useTexts().admin.news;
  return (
    <>
      <h3 className={styles.part}>{preview.card}</h3>
      <CardPreview {...shown} picture={cardPicture} />
      <h3 className={styles.part}>{preview.article}</h3>
      <ArticlePreview {...shown} picture={headerPicture} />
    </>
  );
}

const wordsIn = ({ entry, language }: Pick<Shown, 'entry' | 'language'>) =>
  language === 'id'
    ? {
        title: entry.cardNewsTitleID,
        more: entry.cardButtonTextID,
        detail: entry.contentDetailID,
        button: entry.contentButtonTextID,
      }
    : {
        title: entry.cardNewsTitleEN,
        more: entry.cardButtonTextEN,
        detail: entry.contentDetailEN,
        button: entry.contentButtonTextEN,
      };

const Picture = ({ address }: { address: string | null }) =>
  address ? <img className={styles.picture} src={address} alt="" /> : <span className={styles.picture} />;

/** The card of a story as the news page shows it. */
const CardPreview = (shown: Shown) => {
  const { preview } = useTexts().admin.news;
  const { title, more } = wordsIn(shown);
  return (
    <div className={`${card.card} ${styles.card}`}>
      <div className={card.frame}>
        <Picture address={shown.picture} />
      </div>
      <div className={card.words}>
        <p className={layout.soft}>{formatsOf(shown.language).date(shown.date)}</p>
        <p className={`${card.title} ${styles.title}`}>{title || preview.title}</p>
        <p className={`${card.more} ${styles.more}`}>
          {more || preview.button}
          <Arrow />
        </p>
      </div>
    </div>
  );
};

/** The page of a story, as guests read it. */
const ArticlePreview = (shown: Shown) => {
  const { preview } = useTexts().admin.news;
  const { title, detail, button } = wordsIn(shown);
  // What is typed is not held up by a long article that is shown again.
  const html = useDeferredValue(detail);
  return (
    <div className={styles.article}>
      <p className={styles.heading}>{title || preview.title}</p>
      <p className={layout.soft}>{formatsOf(shown.language).date(shown.date)}</p>
      <div className={styles.header}>
        <Picture address={shown.picture} />
      </div>
      {isEmptyArticle(html) ? <p>{preview.detail}</p> : <Detail html={html} />}
      {shown.entry.contentLinkTo !== '' && <p className={styles.button}>{button || preview.button}</p>}
    </div>
  );
};

/** Written by the editor, whose schema knows no script and no style, or cleaned when it was stored. */
const Detail = memo(({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- see above
  <div className={`${richText.text} ${styles.detail}`} dangerouslySetInnerHTML={{ __html: html }} />
));
