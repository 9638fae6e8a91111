import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { Opening } from '../../../contract/opening.ts';
import type { OpeningStep, SaidStep } from '../../../domain/access/opening-steps.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { notify } from '../../shell/notify.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { ProgressBar } from '../../ui/app/progress-bar.tsx';
import { CheckLine } from '../form/check-line.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, inOffice, useTexts } from '../list/texts.ts';
import styles from './opening.module.css';

const openingQuery = apiQuery('GET /office/opening');
const queries: ScreenQueries = () => [openingQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.opening.title };

/** What a new school does before its first family, ticked as far as it is done. */
export default function AdminOpening() {
  const { opening: words } = useTexts().admin;
  const { steps, put_away: isPutAway } = useSuspenseQuery(openingQuery).data.opening;
  const saying = useMutation({ mutationFn: sayDone });
  const done = steps.filter((step) => step.done).length;
  return (
    <OfficeScreen title={words.title} lead={words.lead}>
      <div className={styles.progress}>
        <strong role="status">
          {done === steps.length ? words.allDone : words.progress(done, steps.length)}
        </strong>
        <ProgressBar label={words.title} share={done / steps.length} />
      </div>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.step} step={step} onSay={saying.mutate} />
        ))}
      </ol>
      {done < steps.length && (
        <div className={styles.end}>
          <Button
            variant="outline"
            loading={saying.isPending}
            onClick={() => saying.mutate({ step: 'put_away', done: !isPutAway })}
          >
            {isPutAway ? words.bringBack : words.putAway}
          </Button>
          <p>{isPutAway ? words.isPutAway : words.putAwayNote}</p>
        </div>
      )}
    </OfficeScreen>
  );
}

const sayDone = (body: { step: SaidStep; done: boolean }) => mutate('POST /office/opening-done', { body });

const ways: Partial<Record<OpeningStep, string>> = {
  second_factor: paths.adminSecurity,
  brand: paths.adminBrand,
  prices: paths.adminSettings,
  batch: paths.adminBatches,
  courses: paths.adminCourses,
  notification: paths.adminPayments(),
  payment: paths.adminPayments(),
};

interface StepProps {
  step: Opening['steps'][number];
  onSay: (said: { step: SaidStep; done: boolean }) => void;
}

const Step = ({ step: { step, done, said }, onSay }: StepProps) => {
  const { opening: words } = useTexts().admin;
  const { name, text, way } = words.steps[step];
  const to = ways[step];
  return (
    <li className={styles.step} data-done={done || undefined}>
      {done ? <IconCircleCheckFilled aria-hidden="true" /> : <IconCircle aria-hidden="true" />}
      <div>
        <h2>
          {name}
          <span className="visually-hidden">{`: ${done ? words.isDone : words.isOpen}`}</span>
        </h2>
        <p>{text}</p>
        {to !== undefined && !done && (
          <ButtonLink to={to} variant="outline">
            {way}
          </ButtonLink>
        )}
        {step === 'test_mail' && !done && <TestMail />}
        {(step === 'test_mail' || step === 'prices' || step === 'backup') && (said || !done) && (
          <CheckLine isTicked={said} onChange={(isTicked) => onSay({ step, done: isTicked })}>
            {words.said[step]}
          </CheckLine>
        )}
      </div>
    </li>
  );
};

const TestMail = () => {
  const { opening: words } = useTexts().admin;
  const sending = useMutation({
    mutationFn: () => mutate('POST /office/test-mail'),
    onSuccess: ({ sent_to: address }) =>
      notify({ severity: 'success', message: inOffice(({ admin }) => admin.opening.sent(address)) }),
  });
  return (
    <Button variant="outline" loading={sending.isPending} onClick={() => sending.mutate()}>
      {words.steps.test_mail.way}
    </Button>
  );
};
