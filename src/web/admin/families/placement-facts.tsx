import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { questionsInParts } from '../../../domain/placement/test-parts.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { placementTestQuery } from '../../app/placement/placement-test-query.ts';
import { officeMoment } from '../list/office-date.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { childQuery } from './listed-child.ts';

/** Where the child stands with its placement test, and what it came to by part. */
export const PlacementFacts = ({ childId }: { childId: number }) => {
  const { children } = useTexts().admin;
  const { data: test } = useQuery(placementTestQuery(childId));
  const { data: found } = useQuery(childQuery(childId));
  const without = useWithoutTest(test === null ? found?.childs : undefined);
  if (!test)
    return (
      without && (
        <div className={styles.facts}>
          <dl>
            <div>
              <dt>{children.placementTest}</dt>
              <dd>{without}</dd>
            </div>
          </dl>
        </div>
      )
    );
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

/** How it is with a child that has not started a test; undefined where there is nothing to say, as before it has paid. */
const useWithoutTest = (child: Child | undefined): string | undefined => {
  const { children } = useTexts().admin;
  const formats = useFormats();
  if (!child) return undefined;
  if (child.test_until !== null) return children.placementAwaited(officeMoment(child.test_until, formats));
  const method = child.placed_by;
  return method === null || method === 'test' ? undefined : children.placedWithoutTest[method];
};
