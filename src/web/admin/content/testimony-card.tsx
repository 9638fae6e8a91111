import { parents } from '../../../domain/content/categories.ts';
import type { Language } from '../../../i18n/language.ts';
import { VoiceFace, VoiceNote } from '../../ui/page/voice.tsx';
import { useTexts } from '../list/texts.ts';
import css from './preview-card.module.css';
import type { TestimonyEntry } from './testimony-entry.ts';

interface Props {
  entry: TestimonyEntry;
  /** the address of its photo */
  image: string | null;
  language: Language;
}

/** The testimony as it will stand on the home page: a parent's as a note, a learner's beside a face. */
export default function TestimonyCard({ entry, image, language }: Props) {
  const { testimonies } = useTexts().admin;
  const isNote = entry.category === '' || Number(entry.category) === parents;
  const Card = isNote ? VoiceNote : VoiceFace;
  return (
    <div className={css.voice}>
      <Card
        voice={{
          text: (language === 'id' ? entry.testimonyID : entry.testimonyEN) || testimonies.testimony,
          sender: (language === 'id' ? entry.nameID : entry.nameEN) || testimonies.sender,
          image: image ?? undefined,
        }}
      />
    </div>
  );
}
