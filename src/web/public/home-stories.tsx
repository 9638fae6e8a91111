import { Button } from '../ui/page/button.tsx';
import css from './home-stories.module.css';
import type { HomeTexts } from './home-texts.ts';
import shared from './home.module.css';

/** A piece of news as the home page shows it. */
export interface Story {
  title: string;
  /** the card's link text */
  action: string;
  to: string;
  date: string;
  image: string | undefined;
}

const Card = ({ story: { title, action, to, date, image } }: { story: Story }) => (
  <li className={css.card}>
    {image === undefined ? (
      <span className={css.blank} />
    ) : (
      <img
        className={css.image}
        src={image}
        alt=""
        width={1200}
        height={630}
        loading="lazy"
        decoding="async"
      />
    )}
    <div className={css.words}>
      <p className={css.date}>{date}</p>
      <h3>{title}</h3>
      <a href={to} aria-label={`${action}: ${title}`}>
        {action}
      </a>
    </div>
  </li>
);

/** The newest news; nothing when there is none. */
export function HomeStories({
  texts,
  stories,
  links,
}: {
  texts: HomeTexts['stories'];
  stories: readonly Story[];
  links: { news: string };
}) {
  if (stories.length === 0) return null;
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <div className={shared.head}>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <ul className={css.cards}>
          {stories.map((story) => (
            <Card key={story.to} story={story} />
          ))}
        </ul>
        <Button kind="secondary" href={links.news}>
          {texts.all}
        </Button>
      </div>
    </section>
  );
}
