import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { CHILD_PHOTO_MAX_BYTES, ChildRegistration } from '../../../contract/families.ts';
import type { ConsentKind } from '../../../domain/accounts/consent.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import type { ApiRefusal } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { useBirthdateCheck } from '../pattern/birthdate-check.ts';
import { useContractForm } from '../../app/form.ts';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { dismissNotification, notifyProblem } from '../../shell/notify.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { PhotoPicker, type PhotoState } from '../../ui/app/photo-picker.tsx';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import { ChildFields } from './child-fields.tsx';
import { ConsentTicks, withTick } from './consent-ticks.tsx';
import { FamilyFull, useIsFamilyFull } from './family-full.tsx';
import { childForm } from '../pattern/photo-form.ts';
import { useParent } from '../pattern/profile-session.ts';
import { numberOf } from '../pattern/profile-tabs.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from '../pattern/profile.module.css';
import consentStyles from './consents.module.css';

const nobody = { first_name: '', last_name: '', gender: '', birthdate: '', consents: [] as ConsentKind[] };

export default function AddChildScreen() {
  const { add } = useTexts().children;
  // As it was when the screen came: the last child that fits fills the family while its form is still there.
  const [full] = useState(useIsFamilyFull());
  return (
    <div className={styles.page}>
      <PageHead title={add.title} />
      <BackLink to={paths.profile(numberOf('children'))}>{add.back}</BackLink>
      <section className={styles.panel}>
        <h1>{add.title}</h1>
        {full ? <FamilyFull /> : <AddChildForm />}
      </section>
    </div>
  );
}

const AddChildForm = () => {
  const brand = useBrand();
  const { children, consents, forms, profile } = useTexts();
  const { add } = children;
  const language = useLanguage();
  const parent = useParent();
  const navigate = useNavigate();
  const [photo, setPhoto] = useState<File | null>(null);
  const [photoState, setPhotoState] = useState<PhotoState>('ready');
  /** submitted too early: it waits for its photo, or the photo was refused and its sender has been asked what to do */
  const [early, setEarly] = useState<'no' | 'waits' | 'asked'>('no');
  const [share, setShare] = useState(0);
  const { form, field, formProps, submit, refusal } = useContractForm(useBirthdateCheck(ChildRegistration), {
    initialValues: nobody,
    send: (child) => {
      setShare(0);
      return mutate(
        'POST /users/register-child',
        { form: childForm(child, parent.email, photo) },
        { onProgress: setShare },
      );
    },
    onSuccess: async ({ childs }) => {
      dismissNotification();
      await navigate(paths.addChildFinish(childs.child_id));
    },
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (photoState === 'ready') return formProps.onSubmit(event);
    event.preventDefault();
    if (photoState === 'opening') setEarly('waits');
    else askAboutPhoto();
  };
  const focusOnWithoutPhoto = () =>
    formProps.ref.current?.querySelector<HTMLElement>('[data-without-photo]')?.focus();
  const askAboutPhoto = () => {
    setEarly('asked');
    focusOnWithoutPhoto();
  };
  useEffect(() => {
    if (early === 'asked') focusOnWithoutPhoto();
    // oxlint-disable-next-line react/exhaustive-deps -- the button appears with the question
  }, [early]);
  useEffect(() => {
    if (early === 'waits' && photoState === 'refused') return askAboutPhoto();
    if (early === 'waits' && photoState === 'ready') formProps.ref.current?.requestSubmit();
    setEarly('no');
    // oxlint-disable-next-line react/exhaustive-deps -- once the photo has been opened
  }, [photoState]);
  return (
    <>
      <p className={styles.lead}>{add.lead}</p>
      <form {...formProps} onSubmit={onSubmit} className={styles.form}>
        <div className={styles.wide}>
          <PhotoPicker
            texts={profile.photo}
            language={language}
            maxBytes={CHILD_PHOTO_MAX_BYTES}
            current={null}
            name={form.values.first_name}
            picked={photo}
            onPick={setPhoto}
            sending={photo && submit.loading ? share : null}
            error={photo && aboutThePhoto(refusal)}
            hint={add.photoHint(profile.photo.hint(formatsOf(language).megabytes(CHILD_PHOTO_MAX_BYTES)))}
            removable={early === 'asked' ? 'refused' : true}
            onProblem={notifyProblem}
            onState={setPhotoState}
          />
          <p role="status" className={styles.photoChoice}>
            {early === 'asked' && add.photoChoice}
          </p>
        </div>
        <ChildFields field={field} birthdate={form.values.birthdate} />
        <section className={styles.wide} aria-labelledby="consents">
          <h2 id="consents" className={consentStyles.title}>
            {consents.title}
          </h2>
          <p className={consentStyles.lead}>{consents.lead}</p>
          <ConsentTicks
            given={form.values.consents}
            error={field('consents').error}
            onChange={(kind, given) =>
              form.setFieldValue('consents', withTick(form.values.consents, kind, given))
            }
          />
        </section>
        {refusal?.error === 'too_many_children' && (
          <p role="alert" className={styles.wide}>
            {refusal.message}.{' '}
            <a href={whatsappLink(brand, add.moreMessage)} target="_blank" rel="noreferrer">
              {add.more}
            </a>
          </p>
        )}
        <div className={styles.submit}>
          <SubmitButton {...submit} loading={submit.loading || early === 'waits'} busy={forms.moment}>
            {add.save}
          </SubmitButton>
        </div>
      </form>
    </>
  );
};

const aboutPhotos = ['too_large', 'too_many_pixels', 'wrong_kind_of_file'];

/** What the server said, when it was the photo that it did not take. */
const aboutThePhoto = (refusal: ApiRefusal | null) => {
  const { error, errors = {}, message = null } = refusal ?? {};
  return aboutPhotos.includes(error ?? '') || 'image' in errors ? message : null;
};
