import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Consent, User } from '../../../contract/objects.ts';
import { ConsentsGiven } from '../../../contract/families.ts';
import { consentKinds, isToBeAsked } from '../../../domain/accounts/consent.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import { consentsQuery } from './child-query.ts';
import { ConsentTicks, withTick } from './consent-ticks.tsx';
import styles from './consents.module.css';

/** Whether its child is still to be asked about, by what was said of learning. */
export const asksAgain = ({ kind, text_version }: Consent) =>
  kind === 'learning' && isToBeAsked(text_version);

/**
 * Asks for the next child of whom nobody was asked yet, or to an earlier text (rule R167). It stands until it is answered, and in
 * nobody's way: the children go on learning meanwhile.
 * @param of this child alone
 */
export const AskConsents = ({ of }: { of?: number }) => {
  const consents = useQuery(consentsQuery).data?.consents ?? [];
  const { join_childs } = useParent();
  const unasked = consents.find((one) => asksAgain(one) && (of === undefined || one.child_id === of));
  const child = join_childs.find(({ child_id }) => child_id === unasked?.child_id);
  return child ? (
    <Question
      key={child.child_id}
      child={child}
      before={consents.filter(({ child_id, said_at }) => child_id === child.child_id && said_at !== null)}
    />
  ) : null;
};

const Answer = z.object({ consents: ConsentsGiven });

interface Props {
  child: User['join_childs'][number];
  /** what was said before: to an earlier text, or by an answer that was cut off */
  before: readonly Consent[];
}

const Question = ({ child: { child_id, first_name: name }, before }: Props) => {
  const { consents: words, forms } = useTexts();
  const { form, field, formProps, submit } = useContractForm(Answer, {
    // Learning is agreed to anew; of the rest the answer would be withdrawn with a tick that is not there.
    initialValues: {
      consents: before.filter(({ kind, given }) => given && kind !== 'learning').map(({ kind }) => kind),
    },
    send: async ({ consents }) => {
      // Learning last: it tells that the family was asked, so that a cut line leaves the question where it is.
      for (const kind of consentKinds.toReversed())
        await mutate('POST /childs/consent', {
          body: { child_id, kind, given: consents.includes(kind) },
        });
    },
    onSuccess: () => notify({ severity: 'success', message: words.ask.saved }),
  });
  const { error } = field('consents');
  return (
    <form {...formProps} className={styles.card}>
      <h2>{words.ask.title(name)}</h2>
      <p className={styles.lead}>
        {before.some(({ kind }) => kind === 'learning') ? words.ask.again : words.ask.text} {words.lead}
      </p>
      <ConsentTicks
        given={form.values.consents}
        error={error}
        onChange={(kind, given) =>
          form.setFieldValue('consents', withTick(form.values.consents, kind, given))
        }
      />
      <div className={styles.save}>
        <SubmitButton {...submit} busy={forms.moment}>
          {words.ask.save}
        </SubmitButton>
      </div>
    </form>
  );
};
