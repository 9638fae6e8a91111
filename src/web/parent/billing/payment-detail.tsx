import { Button } from '@mantine/core';
import type { ChargeLine, PaymentItem } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { DetailHeading } from '../../ui/app/detail-heading.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ContinuePaying } from './continue-paying.tsx';
import { forWhat, methodOf, displayStatusOf } from './payment-record.ts';
import { PaymentState } from './payment-state.tsx';
import styles from './payments.module.css';
import { useTexts } from '../pattern/texts.ts';

const money = (amount: number) => formatRupiah(rupiah(amount));

/** The details of one payment, without the gateway's raw answers. */
export const PaymentDetail = ({ payment }: { payment: PaymentItem | null }) => {
  const texts = useTexts().payments;
  const language = useLanguage();
  if (!payment)
    return (
      <EmptyState pose="lost" title={texts.goneTitle} text={texts.goneText}>
        <Button component={Link} to={paths.payments()}>
          {texts.back}
        </Button>
      </EmptyState>
    );
  const status = displayStatusOf(payment);
  const { child_id, first_name } = payment.get_child;
  return (
    <article className={styles.detail}>
      <Link to={paths.payments()} className={styles.back}>
        <span aria-hidden="true">←</span> {texts.back}
      </Link>
      <DetailHeading>{forWhat(payment, language) ?? texts.noBill}</DetailHeading>
      <p className={styles.sum}>{money(payment.gross_amount)}</p>
      <PaymentState status={status} />
      <p className={styles.says}>{status === 'TO_REFUND' ? texts.toRefundText : texts.stateText[status]}</p>
      <Facts payment={payment} />
      <Lines payment={payment} />
      <div className={styles.ways}>
        <ContinuePaying payment={payment} />
        <Button component={Link} to={paths.child(child_id)} variant="outline">
          {texts.toChild(first_name)}
        </Button>
      </div>
    </article>
  );
};

const Facts = ({ payment }: { payment: PaymentItem }) => {
  const texts = useTexts().payments;
  const { moment } = useFormats();
  const { first_name, last_name } = payment.get_child;
  const facts: [name: string, value: string][] = [
    [texts.child, fullName(first_name, last_name)],
    [texts.method, texts.methods[methodOf(payment)]],
    [texts.begun, moment(new Date(payment.created_at))],
    [texts.order, payment.order_id],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Lines = ({ payment }: { payment: PaymentItem }) => {
  const texts = useTexts().payments;
  if (payment.lines.length < 2) return null;
  return (
    <section className={styles.lines}>
      <h4>{texts.lines}</h4>
      <ul>
        {payment.lines.map((line, place) => (
          <Line key={String(place)} line={line} />
        ))}
        <li className={styles.total}>
          <span>{texts.total}</span> <span className={styles.price}>{money(payment.gross_amount)}</span>
        </li>
      </ul>
    </section>
  );
};

const Line = ({ line: { name, name_indo, value, discount } }: { line: ChargeLine }) => {
  const words = useTexts().purchase.bill;
  const language = useLanguage();
  return (
    <>
      <li>
        <span>{language === 'id' ? name_indo : name}</span>{' '}
        <span className={styles.price}>{money(value)}</span>
      </li>
      {discount > 0 && (
        <li className={styles.minus}>
          <span>{words.discount}</span> <span className={styles.price}>{money(-discount)}</span>
        </li>
      )}
    </>
  );
};
