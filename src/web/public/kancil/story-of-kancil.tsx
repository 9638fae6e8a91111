import { paths } from '../../../paths.ts';
import { useChoice } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { PageOpening } from '../pieces/page-opening.tsx';
import { BankScene, FeastScene, HoppingScene } from '../drawings/story-scenes.tsx';
import { type StoryTexts, storyTexts } from './story-texts.ts';
import layout from '../../ui/page/layout.module.css';
import css from './story-of-kancil.module.css';
import { joinPath } from '../pieces/join-path.ts';

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const Part = ({ part: { title, paragraphs } }: { part: StoryTexts['parts'][keyof StoryTexts['parts']] }) => (
  <section className={css.part}>
    <h2>{title}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </section>
);

/** The crossing: the picture, and the ten hops to count along. */
const Crossing = ({ texts }: { texts: StoryTexts }) => (
  <figure className={css.crossing}>
    <HoppingScene title={texts.hopping} className={css.wide} />
    <figcaption className={css.count}>
      <p>{texts.counting}</p>
      <ol className={css.hops} lang="en">
        {numbers.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
    </figcaption>
  </figure>
);

const Why = ({ why }: { why: StoryTexts['why'] }) => (
  <section className={css.why}>
    <div className={css.inner}>
      <h2>{why.title}</h2>
      <p className={css.lead}>{why.lead}</p>
      <ul className={css.reasons}>
        {why.reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Closing = ({ texts }: { texts: StoryTexts }) => {
  const { history, closing } = texts;
  return (
    <section className={css.closing}>
      <div className={css.note}>
        <h2>{history.title}</h2>
        <p>{history.text}</p>
        <Button kind="quiet" href={paths.history}>
          {history.action}
        </Button>
      </div>
      <div className={`${css.note} ${css.first}`}>
        <Kancil pose="celebrating" className={css.kancil} />
        <div>
          <h2>{closing.title}</h2>
          <p>{closing.text}</p>
          <p className={layout.ways}>
            <Button href={joinPath(useInitialUser())}>{closing.action}</Button>
            <Button kind="quiet" href={paths.ourCourses}>
              {closing.more}
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
};

export default function StoryPage() {
  const texts = useChoice(storyTexts);
  const { mangoes, question, counting, over } = texts.parts;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageOpening title={texts.title} lead={texts.lead} scene={<BankScene title={texts.picture} />} />
      <div className={css.story}>
        <div className={css.beginning}>
          <Part part={mangoes} />
          <Part part={question} />
        </div>
        <Part part={counting} />
        <Crossing texts={texts} />
        <div className={css.ending}>
          <Part part={over} />
          <FeastScene title={texts.feast} className={css.feast} />
        </div>
        <aside className={css.tip}>
          <h2>{texts.tip.title}</h2>
          <p>{texts.tip.text}</p>
        </aside>
      </div>
      <Wave colour="var(--pandan-100)" edge="leaf" />
      <Why why={texts.why} />
      <Wave colour="var(--paper)" />
      <Closing texts={texts} />
    </>
  );
}
