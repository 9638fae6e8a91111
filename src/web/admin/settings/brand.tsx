import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { BrandUpdate } from '../../../contract/brand.ts';
import type { Brand } from '../../../contract/brand-objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { ChangeHistory } from '../list/change-history.tsx';
import { FormScreen } from '../form/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import styles from '../list/office-form.module.css';
import { useRecordForm } from '../form/record-form.ts';
import { saidChanges } from '../list/said-changes.ts';
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
const valuesOf = ({ version: _version, ...facts }: Brand) => facts;

const changesOf = (before: Brand, after: Brand, labels: Readonly<Record<BrandField, string>>) =>
  allFields
    .filter((name) => before[name] !== after[name])
    .map((name) => ({ label: labels[name], before: before[name], after: after[name] }));

const BrandScreen = ({ brand }: { brand: Brand }) => {
  const { admin, fields } = useTexts();
  const { settings } = admin;
  const form = useRecordForm(BrandUpdate, {
    name: 'brand',
    initialValues: valuesOf(brand),
    record: {
      row: brand,
      valuesOf,
      fields: Object.fromEntries(allFields.map((name) => [name, {}])),
      presentIn: (present) => present.brand,
    },
    send: (body, from, how) => mutate('POST /settings/brand', { body: { ...body, ...from } }, how),
    listAt: paths.adminSettings,
    rowIn: (answer) => answer.brand,
    about:
      (after, before = after) =>
      (words) =>
        saidChanges(changesOf(before, after, words.fields), words),
  });
  const notes = {
    contact: null,
    address: null,
    social: settings.socialNote,
    banner: settings.bannerNote,
    teacher: settings.teacherNote,
  };
  return (
    <FormScreen
      title={settings.brandTitle}
      listAt={paths.adminSettings}
      back={settings.back}
      form={form}
      submitLabel={settings.submitBrand}
      after={
        <ChangeHistory
          level={2}
          kind="brand"
          id="school"
          fields={Object.fromEntries(allFields.map((name) => [name, { label: fields[name] }]))}
        />
      }
    >
      {brandParts.map((part) => (
        <div key={part} className={styles.card}>
          <h2>{settings[part]}</h2>
          {notes[part] !== null && <p>{notes[part]}</p>}
          <div className={hasLongTexts(part) ? styles.rows : styles.pair}>
            {brandFields[part].map((name) => (
              <BrandInput key={name} name={name} field={form.limited(name)} />
            ))}
          </div>
        </div>
      ))}
    </FormScreen>
  );
};

/** Addresses and sentences that would be cut in half a row of large letters. */
const hasLongTexts = (part: BrandPart) => part === 'social' || part === 'banner';

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
