import { type ReactNode, useId } from 'react';
import { type ConsentKind, consentKinds } from '../../../domain/accounts/consent.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './consents.module.css';

interface Props {
  given: readonly ConsentKind[];
  onChange: (kind: ConsentKind, given: boolean) => void;
  error?: ReactNode;
}

/** What a parent may allow of a child, a tick each (rule R167). */
export const ConsentTicks = ({ given, onChange, error }: Props) => {
  const { kinds } = useTexts().consents;
  const id = useId();
  return (
    <>
      <ul className={styles.ticks}>
        {consentKinds.map((kind) => (
          <li key={kind}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                name="consents"
                value={kind}
                checked={given.includes(kind)}
                {...(kind === 'learning' && { required: true })}
                {...(kind === 'learning' && error && { 'aria-invalid': true, 'aria-describedby': id })}
                onChange={({ currentTarget }) => onChange(kind, currentTarget.checked)}
              />
              <span>{kinds[kind]}</span>
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </>
  );
};

/** The kinds after a tick was set or taken away. */
export const withTick = (given: readonly ConsentKind[], kind: ConsentKind, isGiven: boolean): ConsentKind[] =>
  consentKinds.filter((one) => (one === kind ? isGiven : given.includes(one)));
