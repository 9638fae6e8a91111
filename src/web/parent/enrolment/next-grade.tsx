import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Child } from '../../../contract/objects.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { Link } from '../../shell/link.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import profileStyles from '../pattern/profile.module.css';
import { billYears, nextToPay } from './bill-years.ts';
import { billsQuery, nextGradeQuery } from './child-queries.ts';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { AsyncSection } from '../pattern/async-section.tsx';

/** Whether the child may go on to another year and, if not yet, why. */
export const NextGrade = ({ child }: { child: Child }) => {
  const { tabs, next } = useTexts().classroom;
  const query = useQuery(nextGradeQuery(child.child_id));
  useInLanguage(query);
  return (
    <section className={profileStyles.panel}>
      <h2>{tabs.next}</h2>
      <AsyncSection query={query} loading={next.loading}>
        {({ eligible, reason, next_grade }) =>
          eligible ? <Eligible child={child} grade={next_grade} /> : <NotYet child={child} reason={reason} />
        }
      </AsyncSection>
    </section>
  );
};

const Eligible = ({ child, grade }: { child: Child; grade: number | null }) => {
  const brand = useBrand();
  const { next } = useTexts().classroom;
  const goesUp = grade !== null && grade !== child.grade;
  return (
    <EmptyState
      pose="celebrating"
      title={goesUp ? next.eligibleTitle(grade) : next.eligibleStayTitle}
      text={next.eligibleText(child.first_name)}
    >
      <Button
        component="a"
        href={whatsappLink(brand, next.message(child.first_name))}
        leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
      >
        {next.write}
      </Button>
    </EmptyState>
  );
};

/** The reason comes worded by the school. */
const NotYet = ({ child, reason }: { child: Child; reason: string | null }) => {
  const { next, childStatus } = useTexts().classroom;
  return (
    <EmptyState
      pose="thinking"
      title={next.notYet}
      text={child.academic_year_id === null ? next.notEnrolled(child.first_name) : (reason ?? '')}
    >
      {child.academic_year_id === null ? (
        <Button component={Link} to={paths.buyCourse(child.child_id)}>
          {childStatus.buy}
        </Button>
      ) : (
        <OpenBills childId={child.child_id} />
      )}
    </EmptyState>
  );
};

/** Open bills come before the next year, so the way to them stands here. */
const OpenBills = ({ childId }: { childId: number }) => {
  const { toBills } = useTexts().classroom.next;
  const { data } = useQuery(billsQuery(childId));
  if (!data || nextToPay(billYears(data.billing)) === null) return null;
  return (
    <Button component={Link} to={paths.child(childId, numberOfChildTab('billing'))} variant="outline">
      {toBills}
    </Button>
  );
};

/** The server words its reason in the language of the question: another language asks again. */
const useInLanguage = ({ refetch }: { refetch: () => unknown }) => {
  const language = useLanguage();
  const asked = useRef(language);
  useEffect(() => {
    if (asked.current === language) return;
    asked.current = language;
    refetch();
  }, [language, refetch]);
};
