import { targetAge } from '../../../domain/accounts/target-age.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { teensAdults as en } from '../../../i18n/en/teens-adults.ts';
import { teensAdults as id } from '../../../i18n/id/teens-adults.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useChoice } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { Closing } from '../pieces/closing.tsx';
import { PageOpening } from '../pieces/page-opening.tsx';
import { TerraceScene } from '../drawings/page-scenes.tsx';
import css from './teens-adults.module.css';

type Person = keyof typeof en.who.people;

const people: readonly Person[] = ['teens', 'work', 'parents'];

const marks: Readonly<Record<Person, MarkName>> = {
  teens: 'backpack',
  work: 'briefcase',
  parents: 'cooked-rice',
};

/** The class for teens and adults: who comes, how one begins, whom to ask. */
export default function TeensAdults() {
  const brand = useBrand();
  const texts = useChoice({ en, id });
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageOpening title={texts.title} lead={texts.lead} scene={<TerraceScene />}>
        <p>
          <Button href={whatsappLink(brand, texts.asking)} outward>
            {texts.ask}
          </Button>
        </p>
      </PageOpening>
      <section className={css.section}>
        <h2>{texts.who.title}</h2>
        <ul className={css.people}>
          {people.map((who) => (
            <li key={who}>
              <Mark of={marks[who]} size={64} />
              <h3>{texts.who.people[who].title}</h3>
              <p>{texts.who.people[who].text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Wave colour="var(--pandan-100)" edge="leaf" />
      <div className={css.ground}>
        <section className={css.section}>
          <h2>{texts.way.title}</h2>
          <ol className={css.steps}>
            {texts.way.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <Button href={whatsappLink(brand, texts.asking)} outward>
            {texts.ask}
          </Button>
        </section>
      </div>
      <Wave colour="var(--mango-50)" flip />
      <Closing
        title={texts.children.title(targetAge.from, targetAge.to)}
        text={texts.children.text}
        ground="mango"
      >
        <Button kind="secondary" href={paths.ourCourses}>
          {texts.children.action}
        </Button>
      </Closing>
    </>
  );
}
