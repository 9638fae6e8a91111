import { paths } from '../../../paths.ts';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import css from './home-learners.module.css';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import { type Voice, VoiceFace } from '../../ui/page/voice.tsx';
import shared from '../pieces/section.module.css';

const Group = ({ name, voices }: { name: string; voices: readonly Voice[] }) =>
  voices.length > 0 && (
    <div>
      <h3 className={css.group}>{name}</h3>
      <ul className={css.faces}>
        {voices.map((voice) => (
          <li key={`${voice.sender} ${voice.text}`}>
            <VoiceFace voice={voice} later />
          </li>
        ))}
      </ul>
    </div>
  );

/** Graduates and students with what they say; nothing when there are none. */
export function HomeLearners({
  texts,
  graduates,
  students,
}: {
  texts: HomeTexts['learners'];
  graduates: readonly Voice[];
  students: readonly Voice[];
}) {
  if (graduates.length + students.length === 0) return null;
  return (
    <section className={shared.section}>
      <div className={shared.inner}>
        <h2>{texts.title}</h2>
        <div className={css.groups}>
          <Group name={texts.graduates} voices={graduates} />
          <Group name={texts.students} voices={students} />
        </div>
        <p>
          <Button kind="quiet" href={paths.studentPerformance}>
            {keepDoubledWords(texts.more)}
          </Button>
        </p>
      </div>
    </section>
  );
}
