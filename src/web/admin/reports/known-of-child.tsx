import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { SittingChild } from '../../../contract/reports.ts';
import { firstUnitOf, isPartOfYear, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { FactsOfReport } from '../../app/reports/report-facts.tsx';
import { FamilyMedia } from '../../app/upload/family-media.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';
import { sittingQuery } from './reports-query.ts';
import styles from './reports.module.css';

/** What the school knows of a child, beside its report: numbers, both tests, its voice then and now, the last next steps. */
export const KnownOfChild = ({ child }: { child: SittingChild }) => {
  const { reports: words } = useTexts().admin;
  const language = useLanguage();
  const { first_name: name, facts, previous, recordings } = child;
  return (
    <aside className={styles.known} aria-labelledby="known">
      <details open>
        <summary>
          <h2 id="known">{words.known(name)}</h2>
        </summary>
        <section>
          <h3>{previous ? words.lastSteps(unitsOf(previous.part, words.units)) : words.noLast}</h3>
          {previous && (
            <ul>
              {previous.content.next_steps.map((one) => (
                <li key={one.sentence_id}>{one[language]}</li>
              ))}
            </ul>
          )}
        </section>
        <FactsOfReport facts={facts} language={language} />
        {recordings && <Recordings {...recordings} />}
      </details>
    </aside>
  );
};

const unitsOf = (part: number, units: (first: number, last: number) => string) =>
  isPartOfYear(part) ? units(firstUnitOf(part), lastUnitOf(part)) : '';

const Recordings = ({ first, latest }: NonNullable<SittingChild['recordings']>) => {
  const { reports: words } = useTexts().admin;
  const client = useQueryClient();
  const { queryKey } = sittingQuery(useParams());
  const heard = [
    { recording: first, label: words.playFirst },
    { recording: latest, label: words.playLatest },
  ];
  return (
    <section>
      <h3>{words.recordings}</h3>
      {heard.map(({ recording, label }) => (
        <FamilyMedia
          key={recording.upload_id}
          kind="sound"
          newest={recording.media_url}
          label={label}
          words={{ broken: words.broken, again: words.again }}
          onAgain={() => void client.refetchQueries({ queryKey })}
        />
      ))}
    </section>
  );
};
