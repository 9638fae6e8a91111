import { type ComponentProps, lazy, useMemo, useState } from 'react';
import { TESTIMONY_PHOTO_MAX_BYTES } from '../../../contract/content.ts';
import type { Testimony } from '../../../contract/content-objects.ts';
import { paths } from '../../../paths.ts';
import type { CallOptions } from '../../frame/api.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { notifyProblem } from '../../shell/notify.ts';
import { PhotoPicker } from '../../ui/app/photo-picker.tsx';
import { loadPart } from '../../app/load-screens.ts';
import { useFileAddress } from '../../app/upload/file-address.ts';
import { formBody } from '../list/form-body.ts';
import { FormScreen } from '../form/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import styles from '../list/office-form.module.css';
import { useRecordForm } from '../form/record-form.ts';
import { useTexts } from '../list/texts.ts';
import { Select } from '../../ui/app/field.tsx';
import { type HeldPhoto, usePhotoFirst } from '../form/photo-first.ts';
import { useEmptyIn } from './chosen-category.ts';
import { PreviewPlace } from './preview-place.tsx';
import { emptyTestimony, testimonyForm } from './testimony-entry.ts';
import { testimonyFilters } from './testimony-list.ts';
import { nextTestimony, useTestimonyRecord } from './testimony-record.ts';
import { useTestimonyWords } from './testimony-words.ts';

const TestimonyCard = lazy(() => loadPart(() => import('./testimony-card.tsx')));

interface Props {
  title: string;
  /** the testimony that is changed */
  own?: Testimony;
  send: (form: FormData, options: CallOptions) => Promise<{ message: string; testimony: Testimony }>;
  submitLabel: string;
}

/** What somebody says of the school, in both languages, with a photo; beside it the card that guests will see. */
export const TestimonyForm = ({ title, own, send, submitLabel }: Props) => {
  const { testimonies } = useTexts().admin;
  const { senderOf } = useTestimonyWords();
  const current = own?.image_url ?? null;
  const schema = useMemo(() => testimonyForm(current !== null), [current]);
  const [share, setShare] = useState(0);
  const record = useTestimonyRecord(own);
  const recordForm = useRecordForm(schema, {
    name: own ? `testimony-${own.testimony_id}` : 'new-testimony',
    initialValues: useEmptyIn(emptyTestimony, testimonyFilters.category),
    record,
    next: own ? () => nextTestimony(own.testimony_id) : 'same form',
    send: (entry, from, how) => {
      setShare(0);
      const form = formBody({ ...(own && { id: own.testimony_id }), ...entry, ...from });
      return send(form, { ...how, onProgress: setShare });
    },
    beside: { too_large: 'image', too_many_pixels: 'image', wrong_kind_of_file: 'image' },
    listAt: paths.adminTestimonies,
    rowIn: ({ testimony }) => testimony,
    about: (row, before) => (words) => words.admin.feedback[before ? 'updated' : 'created'](senderOf(row)),
  });
  const { form, field, limited, submit } = recordForm;
  const { form: shownForm, photo } = usePhotoFirst(recordForm);
  const { values } = form;
  const picked = useFileAddress(values.image);
  const texts = ['testimonyEN', 'testimonyID'] as const;
  return (
    <FormScreen
      title={title}
      {...(own && { subject: senderOf(own) })}
      listAt={paths.adminTestimonies}
      form={shownForm}
      submitLabel={submitLabel}
      preview={<TestimonyPreview entry={values} image={picked ?? current} />}
    >
      <div className={styles.card}>
        <h2>{testimonies.words}</h2>
        <div className={styles.pair}>
          {texts.map((name) => (
            <LimitedTextarea
              key={name}
              {...limited(name)}
              rows={5}
              lang={name === 'testimonyID' ? 'id' : 'en'}
            />
          ))}
          <LimitedInput {...limited('nameEN')} autoComplete="off" />
          <LimitedInput {...limited('nameID')} autoComplete="off" lang="id" />
          <CategoryField {...field('category')} />
        </div>
      </div>
      <div className={styles.card}>
        <h2>{field('image').label}</h2>
        <PhotoField
          current={current}
          image={values.image}
          error={field('image').error}
          sending={submit.loading && values.image ? share : null}
          onPick={(image) => form.setFieldValue('image', image)}
          {...photo('image')}
        />
      </div>
    </FormScreen>
  );
};

/** A testimony as guests will see it. */
const TestimonyPreview = (props: Omit<ComponentProps<typeof TestimonyCard>, 'language'>) => (
  <PreviewPlace height={200}>{(language) => <TestimonyCard {...props} language={language} />}</PreviewPlace>
);

const CategoryField = (props: Parameters<typeof Select>[0]) => {
  const { testimonies } = useTexts().admin;
  return (
    <Select {...props}>
      <option value="">{testimonies.choose}</option>
      {Object.entries(testimonies.categories).map(([category, name]) => (
        <option key={category} value={category}>
          {name}
        </option>
      ))}
    </Select>
  );
};

interface PhotoProps extends HeldPhoto {
  current: string | null;
  image: File | null;
  error: Parameters<typeof PhotoPicker>[0]['error'];
  sending: number | null;
  onPick: (image: File | null) => void;
}

const PhotoField = ({ current, image, error, sending, onPick, onState, removable }: PhotoProps) => {
  const { photo } = useTexts().admin.testimonies;
  const { megabytes } = useFormats();
  return (
    <PhotoPicker
      texts={photo}
      language={useLanguage()}
      maxBytes={TESTIMONY_PHOTO_MAX_BYTES}
      current={current}
      picked={image}
      onPick={onPick}
      sending={sending}
      error={error}
      hint={current && !image ? photo.stays : photo.hint(megabytes(TESTIMONY_PHOTO_MAX_BYTES))}
      removable={removable}
      onState={onState}
      field="image"
      onProblem={notifyProblem}
    />
  );
};
