import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import drawer from '../pay/drawer.module.css';
import { Button } from '../../ui/app/button.tsx';
import { introPictures } from './intro-pictures.tsx';
import styles from './intro.module.css';
import { keptChoices } from '../pay/kept-choices.ts';
import { Heading, Lead, Screen } from '../pay/step-frame.tsx';
import type { DrawerNavigation } from '../pay/drawer-navigation.ts';
import { useContinue } from './use-continue.ts';

/** What will happen, in four pictures, before anything is asked. */
export const Intro = ({ child, navigation }: { child: Child; navigation: DrawerNavigation }) => {
  const { intro, next } = useTexts().purchase;
  const kept = keptChoices(child.child_id);
  useContinue(child.child_id, navigation);
  return (
    <Screen
      controls={
        <div className={drawer.buttons}>
          {/* As specified: the way on from here is Buy alone. */}
          <Button variant="outline" size="md" disabled>
            {next}
          </Button>
          <Button size="md" onClick={() => navigation.goTo({ ...kept, step: 1 })}>
            {intro.buy}
          </Button>
        </div>
      }
    >
      <Heading>{intro.title}</Heading>
      <Lead>{intro.lead(child.first_name)}</Lead>
      <ol className={styles.steps}>
        {intro.steps.map(({ title, text }, place) => (
          <li key={title} className={styles.step}>
            {introPictures[place]}
            <div>
              <h4>
                <span className={styles.number}>{place + 1}</span> {title}
              </h4>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Screen>
  );
};
