import layout from '../../../ui/page/layout.module.css';
import css from './city-question.module.css';
import form from './finder-form.module.css';
import type { OurCoursesTexts } from '../our-courses-texts.ts';
import type { Place, PriceAnswer } from './price-answer.ts';
import { answerId, longestName } from './price-question.ts';

type Open = Extract<PriceAnswer, { problem: 'city_open' }>;
interface Props {
  texts: OurCoursesTexts['price'];
  answer: PriceAnswer | null;
  /** where the signed-in family lives; empty for anybody else */
  ownCity: string;
}

const problemOf = (answer: PriceAnswer | null) =>
  answer?.problem === 'city_required' || answer?.problem === 'city_unknown' ? answer.problem : null;

/** The city or regency; what is wrong with it, or which places it may mean, stands right below it. */
export function CityQuestion({ texts, answer, ownCity }: Props) {
  const problem = problemOf(answer);
  // The address leads to this id, and the browser puts the focus on what has it.
  const id = problem ? answerId : 'city';
  return (
    <>
      <div className={form.field}>
        <label htmlFor={id}>{texts.city}</label>
        <input
          id={id}
          name="city"
          required
          maxLength={longestName}
          autoComplete="address-level2"
          defaultValue={answer?.typed ?? ownCity}
          aria-invalid={problem !== null}
          aria-describedby={problem ? 'city-problem city-hint' : 'city-hint'}
        />
        {problem && (
          <p id="city-problem" className={layout.wrong} role="alert">
            {texts.problems[problem]}
          </p>
        )}
        <p id="city-hint" className={layout.soft}>
          {texts.cityHint}
        </p>
      </div>
      {answer?.problem === 'city_open' && <Places texts={texts} answer={answer} />}
    </>
  );
}

const questionOf = ({ which }: Props['texts'], { how, places }: Open) => {
  if (how === 'province') return which.province(places[0]?.province ?? '');
  return how === 'nearly' ? which.nearly(places.length) : which.sameName;
};

/** One tap says which. */
const Places = ({ texts, answer }: { texts: Props['texts']; answer: Open }) => (
  <div id={answerId} tabIndex={-1} className={css.places} role="group" aria-labelledby="places">
    <p id="places">{questionOf(texts, answer)}</p>
    <ul className={answer.how === 'province' ? css.many : undefined}>
      {answer.places.map((place) => (
        <PlaceChoice key={place.cityId} place={place} withProvince={answer.how !== 'province'} />
      ))}
    </ul>
    <p className={layout.soft}>{texts.otherPlace}</p>
  </div>
);

const PlaceChoice = ({
  place: { cityId, name, province },
  withProvince,
}: {
  place: Place;
  withProvince: boolean;
}) => (
  <li>
    <button type="submit" name="city_id" value={cityId}>
      <strong>{name}</strong> {withProvince && <span>{province}</span>}
    </button>
  </li>
);
