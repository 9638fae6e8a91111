import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { Consent } from '../../../contract/objects.ts';
import { type ConsentKind, consentTextDate, consentTextVersion } from '../../../domain/accounts/consent.ts';
import { startOfDay } from '../../../domain/values/calendar-date.ts';
import { isRecordingOfChild } from '../../../domain/courses/family-upload.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../pattern/texts.ts';
import profileStyles from '../pattern/profile.module.css';
import { AskConsents, asksAgain } from './ask-consents.tsx';
import { consentsQuery } from './child-query.ts';
import styles from './consents.module.css';

/** What is allowed of a child now: a switch is saved at once. Who is still to be asked is asked here. */
export const ConsentSettings = ({ childId, name }: { childId: number; name: string }) => {
  const { settings } = useTexts().consents;
  const client = useQueryClient();
  const query = useQuery(consentsQuery);
  const save = useMutation({
    // One after the other: of two quick presses the last one counts.
    scope: { id: 'consents' },
    mutationFn: (change: { kind: ConsentKind; given: boolean }) =>
      mutate('POST /childs/consent', { body: { child_id: childId, ...change } }),
    onSuccess: () => client.refetchQueries({ queryKey: consentsQuery.queryKey }),
  });
  const { title, text, yes, no } = settings.hideAsk;
  const hide = useQuestion({ title: title(name), text, yes, no, staysFirst: true }, async () => {
    // What fails is told below the switches.
    await save.mutateAsync({ kind: 'shown_in_public', given: false }).catch(() => undefined);
  });
  const recordings = useQuery(apiQuery('GET /family-uploads', { query: { child_id: childId } })).data
    ?.uploads;
  const count = recordings?.filter(({ kind }) => kind !== null && isRecordingOfChild(kind)).length ?? null;
  const words = settings.deleteAsk;
  const erase = useQuestion(
    { title: words.title(name, count), text: words.text, yes: words.yes, no: words.no, staysFirst: true },
    async () => {
      await save.mutateAsync({ kind: 'recording_kept', given: false }).catch(() => undefined);
    },
  );
  const change = (kind: ConsentKind, given: boolean) => {
    if (kind === 'shown_in_public' && !given) hide.ask();
    else if (kind === 'recording_kept' && !given && count !== 0) erase.ask();
    else save.mutate({ kind, given });
  };
  const said = query.data?.consents.filter((one) => one.child_id === childId);
  const isOn = ({ kind, given }: Consent) =>
    save.isPending && save.variables.kind === kind ? save.variables.given : given;
  if (said?.some(asksAgain))
    return (
      <>
        <h1 className="visually-hidden">{settings.title(name)}</h1>
        <AskConsents of={childId} />
      </>
    );
  return (
    <section className={profileStyles.panel}>
      <h1>{settings.title(name)}</h1>
      <p className={profileStyles.lead}>{settings.lead}</p>
      {query.isLoadingError && (
        <p role="alert">
          {settings.loadFailed}{' '}
          <Button variant="outline" onClick={() => void query.refetch()}>
            {settings.retry}
          </Button>
        </p>
      )}
      {said && (
        <ul className={styles.switches}>
          {said.map((consent) => (
            <Switch
              key={consent.kind}
              consent={consent}
              isOn={isOn(consent)}
              isSaved={save.isSuccess && save.variables.kind === consent.kind}
              onChange={(given) => change(consent.kind, given)}
            />
          ))}
        </ul>
      )}
      {save.isError && (
        <p role="alert" className={styles.error}>
          {settings.failed}
        </p>
      )}
      {hide.dialog}
      {erase.dialog}
    </section>
  );
};

interface SwitchProps {
  consent: Consent;
  /** what was pressed last, while it is being saved */
  isOn: boolean;
  /** what was pressed last was saved */
  isSaved: boolean;
  onChange: (given: boolean) => void;
}

/** One question: what it allows, what that means, and what was answered. */
const Switch = ({
  consent: { kind, given, text_version, said_at },
  isOn,
  isSaved,
  onChange,
}: SwitchProps) => {
  const { kinds, settings } = useTexts().consents;
  const { date } = useFormats();
  const [meaning, answer] = [useId(), useId()];
  const day = said_at === null ? null : date(new Date(said_at));
  const textDay = consentTextDate(text_version ?? consentTextVersion);
  const textSince = textDay && startOfDay(textDay);
  // In a demo families answered before the text was written.
  const isDated = textSince && (said_at === null || new Date(said_at) >= textSince);
  // Without learning there is nothing to do here: it ends with the account.
  const isLocked = kind === 'learning' && given;
  return (
    <li>
      <label className={styles.switch} data-locked={isLocked}>
        <span>
          {kinds[kind]}
          {isLocked && <span className={styles.always}> {settings.alwaysOn}</span>}
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isLocked}
          aria-describedby={`${meaning} ${answer}`}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </label>
      <p id={meaning} className={styles.means}>
        {settings.means[kind]} {kind === 'learning' && <Link to={paths.account}>{settings.toClosing}</Link>}
      </p>
      <p id={answer} className={styles.since}>
        {day === null ? settings.notSaid : given ? settings.given(day) : settings.notGiven(day)}{' '}
        {isDated && settings.textOf(date(textSince))}
      </p>
      {isSaved && (
        <p role="status" className={styles.saved}>
          {settings.saved}
        </p>
      )}
    </li>
  );
};
