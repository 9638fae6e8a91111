import { useTexts } from '../pattern/texts.ts';
import { Choice, Choices } from './choices.tsx';
import { keptChoices } from '../pay/kept-choices.ts';
import { Heading, Lead } from '../pay/step-frame.tsx';
import type { StepProps } from './steps.tsx';
import { useContinue } from './use-continue.ts';

/** Step 0 of another year: one grade up, or the same again. */
export const GradeStep = ({ child, at, navigation, grades }: StepProps) => {
  const { grade } = useTexts().purchase;
  useContinue(child.child_id, navigation);
  const choose = (nextOrStay: 'next' | 'stay') =>
    navigation.choose({ ...keptChoices(child.child_id), nextOrStay });
  const { next, stay } = grades;
  return (
    <>
      <Heading>{grade.title(child.first_name)}</Heading>
      <Lead>{grade.lead}</Lead>
      <Choices label={grade.choose}>
        <Choice
          name="grade"
          value="next"
          checked={at.nextOrStay === 'next'}
          onChoose={() => choose('next')}
          reason={next === null ? grade.highest : null}
        >
          <strong>{grade.next(next)}</strong>
          <span>{grade.nextText}</span>
        </Choice>
        {stay !== null && (
          <Choice
            name="grade"
            value="stay"
            checked={at.nextOrStay === 'stay'}
            onChoose={() => choose('stay')}
          >
            <strong>{grade.stay(stay)}</strong>
            <span>{grade.stayText}</span>
          </Choice>
        )}
      </Choices>
    </>
  );
};
