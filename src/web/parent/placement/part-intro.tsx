import type { PlacementPart } from '../../../contract/placement.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Asked, Choices } from '../../app/placement/choose.tsx';
import { Button } from '../../ui/app/button.tsx';
import { RecordingPlayer } from './recording.tsx';
import styles from '../../app/placement/question.module.css';
import { TopHeading } from './top-heading.tsx';
import { usePartMedia } from './use-part-media.ts';
import { useWords } from '../../app/placement/words.ts';

interface Props {
  parts: readonly PlacementPart[];
  part: PlacementPart;
  testId: number;
  onBegin: () => void;
}

/** What a part is about, with one worked example. It begins when its pictures and recordings are there. */
export const PartIntro = ({ parts, part, testId, onBegin }: Props) => {
  const { test } = useWords();
  const isIndonesian = useLanguage() === 'id';
  const { loaded } = usePartMedia(parts, part.part);
  const { example } = part;
  const order = example.question.type === 'order';
  return (
    <section className={styles.part}>
      <p className={styles.place}>{test.part(part.part, parts.length)}</p>
      <TopHeading>{isIndonesian ? part.title_indo : part.title}</TopHeading>
      <p className={styles.instruction}>{isIndonesian ? part.instruction_indo : part.instruction}</p>
      <section className={styles.example} aria-label={test.example}>
        <h2>{test.example}</h2>
        <Asked question={example.question} answer={example.answer}>
          {example.question.recording && (
            <RecordingPlayer
              recording={example.question.recording}
              name={`kancil.heard.${testId}.${part.part}.example`}
            />
          )}
        </Asked>
        {order ? (
          <p lang="en" className={styles.prompt}>
            {example.answer}
            {example.question.end}
          </p>
        ) : (
          <Choices question={example.question} answer={example.answer} />
        )}
        <p>{isIndonesian ? example.note_indo : example.note}</p>
      </section>
      <div className={styles.ways}>
        {!loaded && <p role="status">{test.loadingPart}</p>}
        <Button size="md" color="mango" disabled={!loaded} onClick={onBegin}>
          {test.beginPart}
        </Button>
      </div>
    </section>
  );
};
