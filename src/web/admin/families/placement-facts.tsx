import { useQuery } from '@tanstack/react-query';
import { questionsInParts } from '../../../domain/placement/test-parts.ts';
import { placementTestQuery } from '../../hydrated/placement/placement-test-query.ts';
import styles from '../pattern/panel-facts.module.css';
import { useTexts } from '../pattern/texts.ts';

/** What the child's placement test came to, by part; nothing where none was started. */
export const PlacementFacts = ({ childId }: { childId: number }) => {
  const { children } = useTexts().admin;
  const { data: test } = useQuery(placementTestQuery(childId));
  if (!test) return null;
  const { placement_test_result: result } = test;
  const score = result?.score ?? null;
  return (
    <div className={styles.facts}>
      <dl>
        <div>
          <dt>{children.placementTest}</dt>
          <dd>
            {result
              ? children.placementResult(result.grade, result.set_by === 'staff', test.form)
              : children.placementRuns(test.active_part)}
          </dd>
        </div>
        {score && (
          <div>
            <dt>{children.placementParts}</dt>
            <dd>{score.map((right, part) => `${right}/${questionsInParts[part]}`).join(' · ')}</dd>
          </div>
        )}
        {(test.reads_recordings || test.replays > 0) && (
          <div>
            <dt>{children.placementListening}</dt>
            <dd>
              {test.reads_recordings ? children.placementRead : children.placementReplays(test.replays)}
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
};
