import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import type { ConsentKind } from '../../../domain/accounts/consent.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../pattern/texts.ts';
import profileStyles from '../pattern/profile.module.css';
import { AskConsents, asksAgain, consentsQuery } from './ask-consents.tsx';
import { ConsentTicks } from './consent-ticks.tsx';
import styles from './consents.module.css';

/** What is allowed of a child now: a tick is saved at once. Who is still to be asked is asked here. */
export const ConsentSettings = ({ child: { child_id, first_name: name } }: { child: Child }) => {
  const { consents: words } = useTexts();
  const client = useQueryClient();
  const query = useQuery(consentsQuery);
  const save = useMutation({
    // One after the other: of two quick presses the last one counts.
    scope: { id: 'consents' },
    mutationFn: (change: { kind: ConsentKind; given: boolean }) =>
      mutate('POST /childs/consent', { body: { child_id, ...change } }),
    onSuccess: () => client.refetchQueries({ queryKey: consentsQuery.queryKey }),
  });
  const said = query.data?.consents.filter((one) => one.child_id === child_id);
  const isGiven = (kind: ConsentKind, given: boolean) =>
    save.isPending && save.variables.kind === kind ? save.variables.given : given;
  const given = said?.filter((one) => isGiven(one.kind, one.given)).map(({ kind }) => kind) ?? [];
  if (said?.some(asksAgain))
    return (
      <div className={styles.asked}>
        <AskConsents of={child_id} />
      </div>
    );
  return (
    <section className={`${profileStyles.panel} ${styles.settings}`} aria-labelledby="consents">
      <h2 id="consents">{words.title}</h2>
      <p className={styles.lead}>{words.settings.lead(name)}</p>
      {query.isLoadingError && (
        <p role="alert">
          {words.settings.loadFailed}{' '}
          <Button variant="outline" onClick={() => void query.refetch()}>
            {words.settings.retry}
          </Button>
        </p>
      )}
      {said && (
        <ConsentTicks
          given={given}
          fixed={given.includes('learning') ? 'learning' : null}
          notes={{
            learning: words.settings.learningNote,
            shown_in_public: words.settings.publicNote,
          }}
          onChange={(kind, isNow) => save.mutate({ kind, given: isNow })}
        />
      )}
      {save.isError && (
        <p role="alert" className={styles.error}>
          {words.settings.failed}
        </p>
      )}
    </section>
  );
};
