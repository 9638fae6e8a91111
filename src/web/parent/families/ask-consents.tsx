import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { User } from '../../../contract/objects.ts';
import { ConsentsGiven } from '../../../contract/families.ts';
import { type ConsentKind, consentKinds } from '../../../domain/accounts/consent.ts';
import { mutate } from '../../app/mutations.ts';
import { useContractForm } from '../../app/form.ts';
import { apiQuery } from '../../app/screen.ts';
import { notify } from '../../shell/notify.ts';
import { SubmitButton } from '../../ui/app/submit-button.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import { ConsentTicks, withTick } from './consent-ticks.tsx';
import styles from './consents.module.css';

/** What is allowed of each child of the family. */
export const consentsQuery = apiQuery('GET /childs/consents');

/**
 * Asks for the next child of whom nobody was asked yet (rule R167). It stands until it is answered, and in nobody's way: the children
 * go on learning meanwhile.
 */
export const AskConsents = () => {
  const consents = useQuery(consentsQuery).data?.consents ?? [];
  const { join_childs } = useParent();
  const unasked = consents.find(({ kind, said_at }) => kind === 'learning' && said_at === null);
  const child = join_childs.find(({ child_id }) => child_id === unasked?.child_id);
  return child ? <Question key={child.child_id} child={child} /> : null;
};

const Answer = z.object({ consents: ConsentsGiven });

const Question = ({ child: { child_id, first_name: name } }: { child: User['join_childs'][number] }) => {
  const { consents: words, forms } = useTexts();
  const { form, field, formProps, submit } = useContractForm(Answer, {
    initialValues: { consents: [] as ConsentKind[] },
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
        {words.ask.text} {words.lead}
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
