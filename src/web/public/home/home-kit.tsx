import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kawung } from '../../ui/page/kawung.tsx';
import { Box } from '../drawings/box.tsx';
import css from './home-kit.module.css';
import shared from '../pieces/section.module.css';

/** The study kit, drawn open, its parts named in the order of the picture's numbers. */
export function HomeKit({ texts, links }: { texts: HomeTexts['kit']; links: { courses: string } }) {
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <Kawung id="kit" colour="#0b6b4e" size={72} />
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <Box title={texts.picture} className={css.box} />
        <ol className={css.parts}>
          {texts.parts.map(({ name, text }) => (
            <li key={name}>
              <div>
                <strong>{name}</strong> {text}
              </div>
            </li>
          ))}
        </ol>
        <div>
          <Button kind="quiet" href={links.courses}>
            {texts.more}
          </Button>
        </div>
      </div>
    </section>
  );
}
