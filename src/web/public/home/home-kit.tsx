import { paths } from '../../../paths.ts';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kawung } from '../../ui/page/kawung.tsx';
import { Box } from '../drawings/box.tsx';
import css from './home-kit.module.css';
import shared from '../pieces/section.module.css';

/** In the order of the picture's numbers. */
const parts = ['book', 'exercises', 'cards', 'pencils', 'satchel'] as const;

/** The study kit, drawn open, its parts named in the order of the picture's numbers. */
export function HomeKit({ texts }: { texts: HomeTexts['kit'] }) {
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <Kawung id="kit" colour="#0b6b4e" size={72} />
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.words}>
          <p className={css.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p>{texts.lead}</p>
        </div>
        <Box title={texts.picture} className={css.box} />
        <ol className={css.parts}>
          {parts.map((part) => (
            <li key={part}>{texts.parts[part]}</li>
          ))}
        </ol>
        <div className={css.more}>
          <Button kind="quiet" href={paths.answer('study-kit')}>
            {texts.more}
          </Button>
        </div>
      </div>
    </section>
  );
}
