import { parents } from '../../../domain/content/categories.ts';
import { VoiceFace, VoiceNote } from '../../ui/page/voice.tsx';
import { useTexts } from '../pattern/texts.ts';
import css from './preview-card.module.css';
import { PreviewCard } from './preview-card.tsx';
import type { TestimonyEntry } from './testimony-entry.ts';

/** The testimony as it will stand on the home page: a parent's as a note, a learner's beside a face. */
export const TestimonyPreview = ({ entry, image }: { entry: TestimonyEntry; image: string | null }) => {
  const { testimonies } = useTexts().admin;
  const isNote = entry.category === '' || Number(entry.category) === parents;
  const Card = isNote ? VoiceNote : VoiceFace;
  return (
    <PreviewCard>
      {(language) => (
        <div className={css.voice}>
          <Card
            voice={{
              text: (language === 'id' ? entry.testimonyID : entry.testimonyEN) || testimonies.testimony,
              sender: (language === 'id' ? entry.nameID : entry.nameEN) || testimonies.sender,
              image: image ?? undefined,
            }}
          />
        </div>
      )}
    </PreviewCard>
  );
};
