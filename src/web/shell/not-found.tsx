import { whatsappLink } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import { Button } from '../ui/page/button.tsx';
import { LostScene } from '../ui/page/message-scenes.tsx';
import { useBrand, useTexts } from '../frame/page-info.tsx';
import styles from './message.module.css';
import { PageHead } from '../frame/page-head.tsx';

/** Leads `back` to the area that it stands in, else to the home page. */
export const NotFound = ({ back }: { back?: { to: string; label: string } }) => {
  const brand = useBrand();
  const { notFound } = useTexts().shell;
  return (
    <section className={styles.message}>
      <PageHead title={notFound.title} unlisted />
      <LostScene className={styles.scene} />
      <p className={styles.number}>404</p>
      <h1 lang="en">{notFound.title}</h1>
      <p>{notFound.text}</p>
      <div className={styles.actions}>
        <Button href={back?.to ?? paths.home}>{back?.label ?? notFound.home}</Button>
        {!back && (
          <Button kind="quiet" href={whatsappLink(brand)}>
            {notFound.help}
          </Button>
        )}
      </div>
    </section>
  );
};
