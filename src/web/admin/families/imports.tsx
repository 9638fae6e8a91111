import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { OfficeBack } from '../list/office-back.tsx';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { ImportDrop } from './import-drop.tsx';
import styles from './imports.module.css';

const importsQuery = apiQuery('GET /family-import');
const queries: ScreenQueries = () => [importsQuery];
export const loader = prefetch(queries);
export const clientLoader = ensure(queries, { fresh: true });

export const handle = { title: ({ admin }: OfficeTexts) => admin.imports.title };

/** Takes families from a file, and lists the files so far: for owners. */
export default function FamilyImports() {
  const { imports: words, frame } = useTexts().admin;
  const formats = useFormats();
  const { imports } = useSuspenseQuery(importsQuery).data;
  return (
    <div className={listStyles.screen}>
      <OfficeBack to={paths.adminChildren} words={frame.children} />
      <PageHead title={words.title} />
      <div className={listStyles.head}>
        <h1>{words.title}</h1>
        <div className={listStyles.headActions}>
          <ButtonLink href={`${paths.api}/family-import/template`} download variant="outline">
            {words.template}
          </ButtonLink>
        </div>
      </div>
      <p className={styles.lead}>{words.lead}</p>
      <div className={formStyles.form}>
        <ImportDrop />
        <section className={formStyles.card} aria-labelledby="imports">
          <h2 id="imports">{words.list}</h2>
          {imports.length === 0 && <p>{words.none}</p>}
          <ul className={styles.imports}>
            {imports.map((one) => (
              <li key={one.import_id}>
                <Link to={paths.adminImport(one.import_id)}>{one.file_name}</Link>
                <span>
                  {words.families(one.families)}, {words.children(one.children)}
                </span>
                <span className={styles.soft}>{words.by(one.by, officeMoment(one.at, formats))}</span>
                <span className={styles.soft}>
                  {words.counts.invited}: {one.invited}. {words.counts.activated}: {one.activated}.
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{words.erasedNote}</p>
        </section>
      </div>
    </div>
  );
}
