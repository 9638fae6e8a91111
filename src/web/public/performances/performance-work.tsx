import type { News } from '../../../contract/content-objects.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { storyOf } from '../news/story.ts';
import type { PerformanceTexts } from './performance-shelf.tsx';
import { AfterLoad } from '../pieces/after-load.tsx';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import css from './performance-work.module.css';

interface Props {
  work: News;
  /** the drawing that stands for it until it plays */
  poster: string;
  /** the level of its heading */
  heading: 'h2' | 'h3';
  texts: PerformanceTexts;
}

/** What one child made: its video, and what it is. */
export const PerformanceWork = ({ work, poster, heading: Heading, texts }: Props) => {
  const { id, title, detail } = storyOf(work, useLanguage());
  return (
    <li className={css.work} id={`performance-${id}`}>
      {work.video_url === null ? (
        <p className={css.gone}>{texts.noVideo}</p>
      ) : (
        <Film src={work.video_url} poster={poster} title={title} texts={texts} />
      )}
      <div className={css.words}>
        <Heading className={css.title}>{keepDoubledWords(title)}</Heading>
        <p>{detail}</p>
      </div>
    </li>
  );
};

const Film = ({
  src,
  poster,
  title,
  texts,
}: {
  src: string;
  poster: string;
  title: string;
  texts: PerformanceTexts;
}) => (
  <div className={css.film}>
    <AfterLoad>
      <img src={poster} alt="" width={720} height={405} loading="lazy" decoding="async" />
    </AfterLoad>
    {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what children film at home has no captions */}
    <video
      src={src}
      width={1280}
      height={720}
      controls
      playsInline
      preload="none"
      aria-label={texts.video(title)}
    />
    <button type="button" className={css.play} data-play hidden aria-label={texts.play(title)}>
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        <path d="M8 5.5v13l11-6.5z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
      </svg>
    </button>
  </div>
);
