import { useMutation } from '@tanstack/react-query';
import type { CertificateYear } from '../../../contract/certificate-objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { notify, notifyFailure } from '../../shell/notify.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from './certificate-card.module.css';
import { useCertificateWords } from './certificate-words.ts';

interface Props {
  childId: number;
  years: readonly CertificateYear[];
  isOpen: boolean;
}

/** The public page of a child's certificates: its switch, and the codes that lead to it. */
export const CertificatePage = ({ childId, years, isOpen }: Props) => {
  const { page, code: codeLabel } = useCertificateWords();
  const turn = useMutation({
    scope: { id: 'consents' },
    mutationFn: (given: boolean) =>
      mutate('POST /childs/consent', { body: { child_id: childId, kind: 'certificate_page', given } }),
    onSuccess: (_answer, given) =>
      notify({ severity: 'success', message: given ? page.turnedOn : page.turnedOff }),
    onError: (error) => notifyFailure(error),
  });
  const codes = years.flatMap(({ certificate }) => (certificate ? [certificate] : []));
  return (
    <div className={styles.page}>
      <h3>{page.title}</h3>
      <p>{page.text}</p>
      <p role="status">{isOpen ? page.on : page.off}</p>
      <p className={styles.actions}>
        <Button
          variant={isOpen ? 'outline' : 'filled'}
          loading={turn.isPending}
          onClick={() => turn.mutate(!isOpen)}
        >
          {isOpen ? page.turnOff : page.turnOn}
        </Button>
      </p>
      <ul className={styles.codes}>
        {codes.map(({ certificate_id, code }) => (
          <li key={certificate_id}>
            <span className={layout.soft}>{codeLabel}</span> <code>{code}</code>
            <span className={styles.actions}>
              {isOpen && (
                <ButtonLink variant="outline" href={paths.verify(code)}>
                  {page.open}
                </ButtonLink>
              )}
              <NewCode certificateId={certificate_id} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const NewCode = ({ certificateId }: { certificateId: number }) => {
  const { renew } = useCertificateWords();
  const question = useQuestion({ ...renew, staysFirst: true }, async () => {
    await mutate('POST /certificate/renew-code', { body: { certificate_id: certificateId } });
    notify({ severity: 'success', message: renew.done });
  });
  return (
    <>
      <Button variant="subtle" size="compact" onClick={question.ask}>
        {renew.action}
      </Button>
      {question.dialog}
    </>
  );
};
