import type { Brand } from '../../../contract/brand-objects.ts';
import { shownPhone } from '../../../i18n/brand.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { useTexts } from '../list/texts.ts';
import { brandFields, brandParts } from './brand-fields.ts';

/** What identifies the school, to be read. */
export const BrandFacts = ({ brand }: { brand: Brand }) => {
  const { admin, fields } = useTexts();
  const { settings } = admin;
  return (
    <dl className={styles.places}>
      {brandParts.flatMap((part) =>
        brandFields[part].map((name) => {
          const text = name === 'whatsapp' ? shownPhone(brand[name]) : brand[name];
          return (
            <div key={name}>
              <dt>{fields[name]}</dt>
              <dd>{text || <span className={layout.soft}>{settings.none}</span>}</dd>
            </div>
          );
        }),
      )}
    </dl>
  );
};
