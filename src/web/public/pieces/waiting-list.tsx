import { useId } from 'react';
import { localeOf } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Button } from '../../ui/page/button.tsx';
import { useTexts } from './texts.ts';
import layout from '../../ui/page/layout.module.css';
import css from './waiting-list.module.css';

/** Asks for one mail when a batch opens: for where the next start is shown while no batch takes registrations. */
export const WaitingList = () => {
  const { text } = useTexts().publicPages.waitingList;
  return (
    <div className={css.waiting}>
      <p>{text}</p>
      <WaitingForm />
    </div>
  );
};

/** @param wrong what was typed and is no address of mail */
export const WaitingForm = ({ wrong }: { wrong?: string }) => {
  const { email, action, wrong: problem } = useTexts().publicPages.waitingList;
  const id = useId();
  const isWrong = wrong !== undefined;
  return (
    <form method="post" action={paths.waitingList()} className={css.form}>
      <input type="hidden" name="locale" value={localeOf(useLanguage())} />
      <label htmlFor={id}>{email}</label>
      <input
        id={id}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        defaultValue={wrong}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-problem` : undefined}
      />
      {isWrong && (
        <p id={`${id}-problem`} className={layout.wrong} role="alert">
          {problem}
        </p>
      )}
      <Button kind="secondary">{action}</Button>
    </form>
  );
};
