import { useQuery } from '@tanstack/react-query';
import type { SchoolHealth } from '../../../contract/health.ts';
import { apiQuery, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/app/states.tsx';
import { officeMoment } from '../list/office-date.ts';
import { OfficeScreen } from '../list/office-screen.tsx';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { HealthDetails } from './health-details.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './health.module.css';

const healthQuery = apiQuery('GET /office/health');

export const loader = prefetch(() => []);
// Looking takes a moment: the screen says that it is done, on the server too.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.health.title };

/** How the server is, for owners: what is broken first, each with what to do. */
export default function AdminHealth() {
  const { health: words, list } = useTexts().admin;
  const formats = useFormats();
  const { data, isLoadingError, isFetching, refetch } = useQuery(healthQuery);
  return (
    <OfficeScreen
      title={words.title}
      lead={words.lead}
      actions={
        data && (
          <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
            {words.again}
          </Button>
        )
      }
    >
      {isLoadingError && (
        <ErrorState
          level={2}
          title={words.failed}
          text={words.failedText}
          retry={list.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isLoadingError && (
        <div className={styles.troubles} role="status" aria-label={words.loading}>
          {Array.from({ length: 3 }, (_, place) => (
            <Skeleton key={place} height={120} />
          ))}
        </div>
      )}
      {data && (
        <>
          <p className={layout.soft}>
            {withWholeDays(words.lookedAt(officeMoment(data.health.checked_at, formats)))}
          </p>
          <Findings findings={data.health.findings} />
          <HealthDetails health={data.health} />
        </>
      )}
    </OfficeScreen>
  );
}

const Findings = ({ findings }: Pick<SchoolHealth, 'findings'>) => {
  const { health: words } = useTexts().admin;
  const troubles = findings.filter(({ state }) => state !== 'ok');
  const well = findings.filter(({ state }) => state === 'ok');
  return (
    <>
      {troubles.length === 0 ? (
        <EmptyState level={2} pose="celebrating" title={words.allWell} text={words.allWellText} />
      ) : (
        <section aria-labelledby="health-to-do" className={styles.part}>
          <h2 id="health-to-do">{words.toDo}</h2>
          <ul className={styles.troubles}>
            {troubles.map((finding) => (
              <Trouble key={finding.check} finding={finding} />
            ))}
          </ul>
        </section>
      )}
      {well.length > 0 && (
        <section aria-labelledby="health-well" className={styles.part}>
          <h2 id="health-well">{words.well}</h2>
          <dl className={styles.well}>
            {well.map(({ check, found, facts }) => (
              <div key={check}>
                <dt>{words.checks[check]}</dt>
                <dd>{words.found[found](facts)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
};

const Trouble = ({ finding }: { finding: SchoolHealth['findings'][number] }) => {
  const { health: words } = useTexts().admin;
  const { check, state, found, facts } = finding;
  const advice = [
    [words.youCan, (words.owner as Readonly<Record<string, string>>)[found]],
    [words.tellServer, (words.server as Readonly<Record<string, string>>)[found]],
  ] as const;
  return (
    <li className={styles.trouble}>
      <div className={styles.name}>
        <h3>{words.checks[check]}</h3>
        <StatusWord tone={state === 'failed' ? 'stopped' : 'waiting'}>{words.states[state]}</StatusWord>
      </div>
      <p>{words.found[found](facts)}</p>
      {advice.map(
        ([title, text]) =>
          text !== undefined && (
            <div key={title} className={styles.advice}>
              <h4>{title}</h4>
              <p>{text}</p>
            </div>
          ),
      )}
    </li>
  );
};
