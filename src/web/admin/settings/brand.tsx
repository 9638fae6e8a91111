import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { BrandUpdate, LESSON_CLIP_MAX_BYTES } from '../../../contract/brand.ts';
import type { Brand } from '../../../contract/brand-objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { ChangeHistory } from '../list/change-history.tsx';
import { FormScreen } from '../form/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import styles from '../list/office-form.module.css';
import type { CallOptions } from '../../frame/api.ts';
import { CheckLine } from '../form/check-line.tsx';
import { VideoField } from '../upload/video-field.tsx';
import { useVideoForm } from '../upload/video-form.tsx';
import { type SaidChange, saidChanges } from '../list/said-changes.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import type { TextareaProps } from '../../ui/app/field.tsx';
import { type BrandField, type BrandPart, brandFields, brandParts } from './brand-fields.ts';
import { brandQuery } from './settings-queries.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.settings.brandTitle };

const queries: ScreenQueries = () => [brandQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export default function UpdateBrand() {
  return <BrandScreen brand={useSuspenseQuery(brandQuery).data.brand} />;
}

const allFields: readonly BrandField[] = brandParts.flatMap(
  (part): readonly BrandField[] => brandFields[part],
);
/** What the form holds: beside the facts a video that was chosen, and whether the one that is there goes. */
const valuesOf = ({ version: _version, lesson_clip: _clip, lesson_clip_still: _still, ...facts }: Brand) => ({
  ...facts,
  without_clip: false,
  video: null as File | null,
});
const schema = z.safeExtend(BrandUpdate, { video: z.nullable(z.custom<File>()) });
const send = (entry: object, sent: object, how: CallOptions) =>
  mutate('POST /settings/brand', { body: { ...(entry as z.output<typeof BrandUpdate>), ...sent } }, how);

const changesOf = (before: Brand, after: Brand, { fields, admin: { settings } }: OfficeTexts) => {
  const changed: readonly SaidChange[] = allFields
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ label: fields[name], before: before[name], after: after[name] }));
  if (before.lesson_clip === after.lesson_clip) return changed;
  const was = before.lesson_clip === null ? settings.none : settings.clipThere;
  const is = after.lesson_clip === null ? settings.none : settings.clipNew;
  return [...changed, { label: settings.clip, before: was, after: is }];
};

const BrandScreen = ({ brand }: { brand: Brand }) => {
  const { admin, fields } = useTexts();
  const { settings, videos } = admin;
  const videoForm = useVideoForm(schema, {
    name: 'brand',
    address: paths.adminBrand,
    subjectOf: ({ name }) => name,
    initialValues: valuesOf(brand),
    record: {
      row: brand,
      valuesOf,
      fields: {
        ...Object.fromEntries(allFields.map((name) => [name, {}])),
        without_clip: { label: settings.withoutClip },
        video: {
          label: settings.clip,
          of: ({ lesson_clip }) => lesson_clip,
          words: (url) => (url === '' ? settings.none : videos.since),
        },
      },
      presentIn: (present) => present.brand,
    },
    send,
    listAt: paths.adminSettings,
    rowIn: (answer) => answer.brand,
    about:
      (after, before = after) =>
      (words) =>
        saidChanges(changesOf(before, after, words), words),
  });
  const { form, videoField, overlay, limited } = videoForm;
  const notes = {
    contact: null,
    address: null,
    social: settings.socialNote,
    banner: settings.bannerNote,
    classTimes: settings.classTimesNote,
    teacher: settings.teacherNote,
  };
  return (
    <FormScreen
      title={settings.brandTitle}
      listAt={paths.adminSettings}
      back={settings.back}
      form={videoForm}
      submitLabel={settings.submitBrand}
      after={
        <>
          {overlay}
          <ChangeHistory
            level={2}
            kind="brand"
            id="school"
            fields={Object.fromEntries(allFields.map((name) => [name, { label: fields[name] }]))}
          />
        </>
      }
    >
      {brandParts.map((part) => (
        <div key={part} className={styles.card}>
          <h2>{settings[part]}</h2>
          {notes[part] !== null && <p>{notes[part]}</p>}
          <div className={hasLongTexts(part) ? styles.rows : styles.pair}>
            {brandFields[part].map((name) => (
              <BrandInput key={name} name={name} field={limited(name)} />
            ))}
          </div>
        </div>
      ))}
      <div className={styles.card}>
        <h2>{settings.clip}</h2>
        <p>{settings.clipNote}</p>
        <VideoField
          {...videoField}
          current={brand.lesson_clip}
          hint={settings.clipLimit}
          most={{ bytes: LESSON_CLIP_MAX_BYTES, tooBig: settings.clipTooBig }}
        />
        {brand.lesson_clip !== null && form.values.video === null && (
          <CheckLine
            isTicked={form.values.without_clip}
            onChange={(isTicked) => form.setFieldValue('without_clip', isTicked)}
          >
            {settings.withoutClip}
          </CheckLine>
        )}
      </div>
    </FormScreen>
  );
};

/** Addresses and sentences that would be cut in half a row of large letters. */
const hasLongTexts = (part: BrandPart) => part === 'social' || part === 'banner' || part === 'classTimes';

const inputModes: Partial<Record<BrandField, 'tel' | 'email' | 'numeric' | 'url'>> = {
  whatsapp: 'tel',
  email: 'email',
  postal_code: 'numeric',
  instagram: 'url',
  facebook: 'url',
  youtube: 'url',
  tiktok: 'url',
};

const BrandInput = ({ name, field }: { name: BrandField; field: ComponentProps<typeof LimitedInput> }) => {
  const said = {
    ...field,
    autoComplete: 'off',
    ...(inputModes[name] && { inputMode: inputModes[name] }),
    ...(name.endsWith('_indo') && { lang: 'id' }),
  };
  return name === 'teacher_about' || name === 'teacher_about_indo' ? (
    <LimitedTextarea {...(said as TextareaProps & typeof said)} rows={4} />
  ) : (
    <LimitedInput {...said} />
  );
};
