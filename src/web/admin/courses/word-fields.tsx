import { useState } from 'react';
import { RECORDING_MAX_BYTES, RECORDING_MAX_SECONDS } from '../../../contract/placement-desk.ts';
import { isDrawn } from '../../../domain/words/lesson-words.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import formStyles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { PictureUpload } from '../question/picture-upload.tsx';
import { RecordingField } from '../question/recording-field.tsx';
import { useSentMedia } from '../question/use-sent-media.ts';
import { DrawnPictures } from './drawn-pictures.tsx';
import type { WordsForm } from './use-words-form.ts';
import { named } from './words-entry.ts';
import styles from './words.module.css';

interface Props {
  form: WordsForm;
  place: number;
}

/** The address at which staff see the picture of a word. */
export const pictureOf = (name: string): string =>
  isDrawn(name) ? paths.drawnPicture(name) : paths.placementDeskMedia('picture', name);

/** A word in both languages, its picture and its recording. */
export const WordFields = (props: Props) => {
  const { form, place } = props;
  return (
    <>
      <div className={formStyles.pair}>
        <TextInput {...form.field(named(place, 'english'))} lang="en" autoComplete="off" />
        <TextInput {...form.field(named(place, 'indonesian'))} lang="id" autoComplete="off" />
      </div>
      <div className={formStyles.pair}>
        <PictureOfWord {...props} />
        <RecordingOfWord {...props} />
      </div>
    </>
  );
};

const PictureOfWord = ({ form, place }: Props) => {
  const { lessonWords: words } = useTexts().admin;
  const [isChoosing, setChoosing] = useState(false);
  const name = named(place, 'picture');
  const { label, error } = form.field(name);
  const value = form.form.values[name] ?? '';
  const choose = (picture: string) => form.form.setFieldValue(name, picture);
  return (
    <div className={styles.media}>
      <PictureUpload
        name={name}
        label={label}
        value={value}
        saved={form.savedAt(place, 'picture')}
        addressOf={pictureOf}
        onChange={choose}
        error={error}
        onUnfinished={form.unfinishedAt(name)}
      />
      <div className={styles.ways}>
        <Button variant="outline" onClick={() => setChoosing(true)}>
          {words.choosePicture}
        </Button>
        {value !== '' && (
          <Button variant="subtle" onClick={() => choose('')}>
            {words.removePicture}
          </Button>
        )}
      </div>
      {isChoosing && (
        <DrawnPictures
          word={form.form.values[named(place, 'english')] ?? ''}
          onChoose={(picture) => {
            choose(picture);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
};

const RecordingOfWord = ({ form, place }: Props) => {
  const { lessonWords: words } = useTexts().admin;
  const name = named(place, 'recording');
  const { label, error } = form.field(name);
  const value = form.form.values[name] ?? '';
  const saved = form.savedAt(place, 'recording');
  const keep = (recording: string) => form.form.setFieldValue(name, recording);
  const { send, isSending, refused, clear } = useSentMedia('recording', value !== '', keep);
  return (
    <div className={styles.media}>
      <RecordingField
        name={name}
        label={label}
        current={value === '' ? null : paths.placementDeskMedia('recording', value)}
        isNew={value !== saved}
        onPutBack={() => {
          clear();
          keep(saved);
        }}
        maxBytes={RECORDING_MAX_BYTES}
        mostSeconds={RECORDING_MAX_SECONDS}
        onPick={(file) => void send(file)}
        isSending={isSending}
        refused={refused}
        error={error}
        onUnfinished={form.unfinishedAt(name)}
      />
      {value !== '' && (
        <Button variant="subtle" onClick={() => keep('')}>
          {words.removeRecording}
        </Button>
      )}
    </div>
  );
};
