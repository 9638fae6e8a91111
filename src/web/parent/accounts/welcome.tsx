import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { linkHours } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { useTexts } from '../pattern/texts.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { AccountPage, ButtonLink } from '../../shell/account-page.tsx';
import { ResendActivation } from './resend-activation.tsx';
import { WrongAddress } from './wrong-address.tsx';
import styles from './welcome.module.css';

/** After signing up, and after a link of an activation mail that could not be used. */
export default function Welcome() {
  const [search] = useSearchParams();
  const link = search.get('link');
  if (link === 'expired' || link === 'unusable') return <DeadLink link={link} />;
  return search.get('from') === 'sign-up' ? <CheckMail /> : <General />;
}

const CheckMail = () => {
  const { welcome, resend } = useTexts().accounts;
  const [email, setEmail] = useSignedUp();
  return (
    <AccountPage
      pose="celebrating"
      title={welcome.checkMail.title}
      lead={welcome.checkMail.text(email, linkHours.activation)}
    >
      <section className={styles.resend}>
        <ResendActivation key={email} email={email}>
          <h2>{resend.title}</h2>
          <p>{resend.text}</p>
        </ResendActivation>
        {email !== null && (
          <WrongAddress
            key={`wrong-${email}`}
            email={email}
            onCorrected={(corrected) => void setEmail(corrected)}
          />
        )}
      </section>
    </AccountPage>
  );
};

/** The address that has just signed up, passed on by the sign-up screen; after a reload the browser alone still knows it. */
const useSignedUp = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { email } = (state ?? {}) as { email?: unknown };
  const correct = (corrected: string) =>
    navigate(paths.welcome({ from: 'sign-up' }), { replace: true, state: { email: corrected } });
  return [hydrated && typeof email === 'string' ? email : null, correct] as const;
};

const DeadLink = ({ link }: { link: 'expired' | 'unusable' }) => {
  const { welcome, resend } = useTexts().accounts;
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <AccountPage pose="celebrating" title={resend.sent} lead={resend.sentText(sentTo)}>
        <ButtonLink to={paths.login}>{welcome.general.signIn}</ButtonLink>
      </AccountPage>
    );
  const { expired, unusable } = welcome;
  const lead = link === 'expired' ? expired.text(linkHours.activation) : unusable.text;
  return (
    <AccountPage pose={link === 'expired' ? 'thinking' : 'worried'} title={welcome[link].title} lead={lead}>
      <ResendActivation email={null} onSent={setSentTo} />
    </AccountPage>
  );
};

const General = () => {
  const { general } = useTexts().accounts.welcome;
  const user = useUser();
  return (
    <AccountPage pose="waving" title={general.title} lead={general.text}>
      <ol className={styles.steps}>
        {general.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ButtonLink to={user ? paths.addChild : paths.signUp}>
        {user ? general.addChild : general.signUp}
      </ButtonLink>
      <ButtonLink to={user ? paths.profile() : paths.login} quiet>
        {user ? general.profile : general.signIn}
      </ButtonLink>
    </AccountPage>
  );
};
