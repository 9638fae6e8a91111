import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { emailLink, whatsappLink } from '../../../i18n/brand.ts';
import type { QuestionGroup } from '../../../i18n/questions.ts';
import { paths } from '../../../paths.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { apiContext, todayContext } from '../../frame/context.ts';
import { useBrand, useChoice, useLanguage, usePageInfo, useUsualTimes } from '../../frame/page-info.tsx';
import { type PriceList, priceListOf } from '../../billing/price-list.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { faqPage } from '../../frame/structured-data.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { faqFacts } from './faq-facts.ts';
import { FaqGroups, Found } from './faq-groups.tsx';
import { searchQuestions, questionsOf, spelled, wordsOf } from './faq-search.ts';
import { faqQuestions, faqTexts } from './faq-texts.ts';
import layout from '../../ui/page/layout.module.css';
import css from './faq.module.css';
import { type Start, nextStart } from '../our-courses/finders/next-start.ts';
import { purchaseTexts } from '../our-courses/our-courses-texts.ts';
import { PageOpening } from '../pieces/page-opening.tsx';
import { AnswersScene } from '../drawings/page-scenes.tsx';

/** Nobody types more into the search; the page repeats what was typed, and stays small. */
const MAX_QUERY_LENGTH = 100;

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const [{ settings, methods }, { academic_years: open }] = await Promise.all([
    call('GET /payment/price-list'),
    call('GET /academic-year'),
  ]);
  const { start } = nextStart(open, calendarDate(context.get(todayContext)));
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  return { settings, methods, start, typed };
};

const Search = ({ typed }: { typed: string }) => {
  const { search } = useChoice(faqTexts);
  return (
    <form role="search" className={css.search} action={paths.faq}>
      <label htmlFor="q">{search.label}</label>
      <p id="q-hint" className={layout.soft}>
        {search.hint}
      </p>
      <div className={css.field}>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={typed}
          maxLength={MAX_QUERY_LENGTH}
          aria-describedby="q-hint"
          autoComplete="off"
        />
        <Button kind="secondary">{search.action}</Button>
      </div>
    </form>
  );
};

const Result = ({ typed, count }: { typed: string; count: number }) => {
  const { search } = useChoice(faqTexts);
  return (
    <div className={css.result} role="status">
      {count === 0 && <Kancil pose="sleeping" className={css.kancil} />}
      <div>
        <h2>{count === 0 ? search.nothing(typed) : search.found(count, typed)}</h2>
        {count === 0 && <p>{search.nothingText}</p>}
        <a className={css.all} href={paths.faq}>
          {search.all}
        </a>
      </div>
    </div>
  );
};

const Topics = ({ groups }: { groups: readonly QuestionGroup[] }) => {
  const { jump } = useChoice(faqTexts);
  return (
    <nav aria-label={jump} className={css.topics}>
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Ask = ({ typed }: { typed: string }) => {
  const brand = useBrand();
  const { ask } = useChoice(faqTexts);
  return (
    <section className={css.ask}>
      <Kancil pose="waving" className={css.kancil} />
      <div>
        <h2>{ask.title}</h2>
        <p>{ask.text}</p>
        <p className={layout.ways}>
          <Button href={whatsappLink(brand, ask.message(typed))}>{ask.whatsapp}</Button>
          <Button kind="quiet" href={emailLink(brand)}>
            {ask.email}
          </Button>
        </p>
      </div>
    </section>
  );
};

const useQuestions = (list: PriceList, start: Start) => {
  const { method } = useChoice(purchaseTexts);
  const { teacher_name: name, teacher_about, teacher_about_indo } = useBrand();
  const language = useLanguage();
  return useChoice(faqQuestions)(
    faqFacts(list, {
      language,
      methodName: (type) => method[type].name,
      start,
      classTimes: useUsualTimes(),
      teacher: name === '' ? null : { name, about: language === 'id' ? teacher_about_indo : teacher_about },
    }),
  );
};

export default function FaqPage() {
  const { typed, start, ...prices } = useLoaderData<typeof loader>();
  const texts = useChoice(faqTexts);
  const groups = useQuestions(priceListOf(prices), start);
  const questionData = faqPage(
    usePageInfo(),
    questionsOf(groups).map(({ question, answer }) => ({ question, answer: answer.join('\n') })),
  );
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        unlisted={typed !== ''}
        data={[questionData]}
      />
      <PageOpening title={texts.title} lead={texts.lead} scene={typed === '' && <AnswersScene />}>
        <Search typed={typed} />
      </PageOpening>
      <div className={css.body}>
        {typed === '' ? <All groups={groups} /> : <Searched groups={groups} typed={typed} />}
        <Ask typed={typed} />
      </div>
    </>
  );
}

const All = ({ groups }: { groups: readonly QuestionGroup[] }) => (
  <div className={css.everything}>
    <Topics groups={groups} />
    <div className={css.groups}>
      <FaqGroups groups={groups} />
    </div>
  </div>
);

const Searched = ({ groups, typed }: { groups: readonly QuestionGroup[]; typed: string }) => {
  const words = spelled(groups, wordsOf(typed));
  const found = searchQuestions(groups, words);
  return (
    <>
      <Result typed={typed} count={found.length} />
      <Found questions={found} words={words} />
    </>
  );
};
