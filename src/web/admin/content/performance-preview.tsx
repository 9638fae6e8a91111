import { useTexts } from '../list/texts.ts';
import { VideoPreview } from '../upload/video-field.tsx';
import type { PerformanceEntry } from './performance-entry.ts';
import css from './preview-card.module.css';
import { PreviewCard } from './preview-card.tsx';

interface Props {
  entry: PerformanceEntry;
  /** the address of the video that is there */
  current: string | null;
}

/** The performance as guests will see it: its video, and below it the quoted title and the description. */
export const PerformancePreview = ({ entry, current }: Props) => {
  const { performances: words } = useTexts().admin;
  return (
    <PreviewCard
      beside={
        entry.video || current ? (
          <VideoPreview file={entry.video} current={current} />
        ) : (
          <div className={css.empty}>{words.videoPlaceholder}</div>
        )
      }
    >
      {(language) => {
        const title = language === 'id' ? entry.titleID : entry.titleEN;
        const description = language === 'id' ? entry.descriptionID : entry.descriptionEN;
        return (
          <div className={css.work}>
            <h3>{words.quoted(title.trim() || words.titlePlaceholder)}</h3>
            <p>{description.trim() || words.descriptionPlaceholder}</p>
          </div>
        );
      }}
    </PreviewCard>
  );
};
