import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { SittingChild } from '../../../contract/reports.ts';
import { FamilyMedia } from '../../app/upload/family-media.tsx';
import { ChoiceField } from '../../ui/app/choice-field.tsx';
import { useTexts } from '../list/texts.ts';
import { sittingQuery } from './reports-query.ts';
import styles from './reports.module.css';

interface Props {
  recordings: NonNullable<SittingChild['recordings']>;
  isSame: boolean;
  onChange: (isSame: boolean) => void;
}

/** The child's first and latest recording. The family hears both once the teacher has heard the same words in them (rule R230). */
export const ThenAndNow = ({ recordings: { first, latest }, isSame, onChange }: Props) => {
  const { reports: words } = useTexts().admin;
  const client = useQueryClient();
  const { queryKey } = sittingQuery(useParams());
  const heard = [
    { recording: first, label: words.playFirst },
    { recording: latest, label: words.playLatest },
  ];
  return (
    <section className={styles.card} aria-labelledby="then-and-now">
      <h2 id="then-and-now">{words.recordings}</h2>
      <div className={styles.two}>
        {heard.map(({ recording, label }) => (
          <FamilyMedia
            key={recording.upload_id}
            kind="sound"
            newest={recording.media_url}
            label={label}
            words={{ broken: words.broken, again: words.again }}
            onAgain={() => void client.refetchQueries({ queryKey })}
          />
        ))}
      </div>
      <ChoiceField
        name="same-words"
        label={words.sameWords}
        value={isSame ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: words.sameWordsYes },
          { value: 'no', label: words.sameWordsNo },
        ]}
        onChange={(value) => onChange(value === 'yes')}
      />
    </section>
  );
};
