import { useSuspenseQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, apiQuery, ensure, prefetch } from '../../app/screen.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
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
    <OfficeScreen
      title={words.title}
      back={{ to: paths.adminChildren, words: frame.children }}
      lead={words.lead}
      actions={
        <ButtonLink href={`${paths.api}/family-import/template`} download variant="outline">
          {words.template}
        </ButtonLink>
      }
    >
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
    </OfficeScreen>
  );
}
