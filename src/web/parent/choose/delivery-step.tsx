import { useRef, useState } from 'react';
import type { Courier } from '../../../domain/shipping/couriers.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { courierDays } from '../../billing/courier-days.ts';
import { useTexts } from '../pattern/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { Choice, Choices } from './choices.tsx';
import styles from './choices.module.css';
import { DeliveryAddress } from './delivery-address.tsx';
import { Heading, Lead } from '../pay/step-frame.tsx';
import type { QuestionProps } from './steps.tsx';
import type { DrawerNavigation } from '../pay/drawer-navigation.ts';
import { useCouriers } from './use-couriers.ts';

/** Step 3: where the kit goes, and who brings it for how much. */
export const DeliveryStep = ({ at, navigation, beforeNextRef }: QuestionProps) => {
  const { delivery } = useTexts().purchase;
  const [moved, setMoved] = useState(false);
  const { couriers, hasFailed, isRetrying, retry } = useCouriers();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = at.purpose === 'NEXT_GRADE';
  const askAgain = async () => {
    // The button goes away with the message: the couriers take the focus.
    if (await retry()) heading.current?.focus();
  };
  return (
    <>
      <Heading>{next ? delivery.titleNext : delivery.title}</Heading>
      <Lead>{delivery.lead}</Lead>
      <DeliveryAddress beforeNextRef={beforeNextRef} onMoved={() => setMoved(true)} />
      <h4 ref={heading} tabIndex={-1} className={styles.heading}>
        {delivery.couriers}
      </h4>
      {couriers.some(({ answer }) => answer?.data?.costs.some(isEstimate)) && <p>{delivery.estimate}</p>}
      <p role="status">{moved && delivery.moved}</p>
      {hasFailed && (
        <div className={styles.retry} role="alert">
          <p>{delivery.failed}</p>
          <Button variant="outline" loading={isRetrying} onClick={() => void askAgain()}>
            {delivery.retry}
          </Button>
        </div>
      )}
      <Choices label={delivery.couriers}>
        {couriers.map(({ courier, answer }) => (
          <CourierChoice
            key={courier}
            courier={courier}
            answer={answer}
            chosen={at.courier}
            navigation={navigation}
          />
        ))}
      </Choices>
    </>
  );
};

interface CourierProps {
  courier: Courier;
  answer: ReturnType<typeof useCouriers>['couriers'][number]['answer'];
  chosen: Courier | null;
  navigation: DrawerNavigation;
}

const CourierChoice = ({ courier, answer, chosen, navigation }: CourierProps) => {
  const { delivery } = useTexts().purchase;
  const [charged] = answer?.data?.costs ?? [];
  const missing = answer?.isError ? delivery.noPrice : delivery.none;
  return (
    <Choice
      name="courier"
      value={courier}
      checked={chosen === courier}
      onChoose={() => navigation.choose({ courier })}
      reason={charged ? null : answer?.isFetching ? delivery.asking : missing}
      end={charged && <strong>{formatRupiah(rupiah(charged.value))}</strong>}
      below={
        charged && (
          <span>
            {serviceName(charged.service, delivery.services)}
            {charged.etd !== '' && ` · ${delivery.days(courierDays(charged.etd))}`}
          </span>
        )
      }
    >
      <strong>{courierNames[courier]}</strong>
    </Choice>
  );
};

/** The short name that the courier prints, with what it means. */
const serviceName = (service: string, meanings: Partial<Record<string, string>>) =>
  meanings[service] === undefined ? service : `${service} (${meanings[service]})`;

/** An estimate from the price table is marked in its description; a courier's own answer is not. */
const isEstimate = ({ description }: { description: string }) => description.includes('estimate');
