import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Courier, couriers } from '../../../domain/shipping/couriers.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { courierDays } from '../../billing/courier-days.ts';
import { useTexts } from '../pattern/texts.ts';
import { useParent } from '../pattern/profile-session.ts';
import { Choice, Choices } from './choices.tsx';
import styles from './choices.module.css';
import { DeliveryAddress } from './delivery-address.tsx';
import { costQuery } from './purchase-queries.ts';
import { Heading, Lead } from './step-frame.tsx';
import type { QuestionProps } from './steps.tsx';
import type { DrawerNavigation } from './drawer-navigation.ts';

/** Step 3: where the kit goes, and who brings it for how much. */
export const DeliveryStep = ({ at, navigation, beforeNextRef }: QuestionProps) => {
  const { delivery } = useTexts().purchase;
  const [moved, setMoved] = useState(false);
  const next = at.purpose === 'NEXT_GRADE';
  return (
    <>
      <Heading>{next ? delivery.titleNext : delivery.title}</Heading>
      <Lead>{delivery.lead}</Lead>
      <DeliveryAddress beforeNextRef={beforeNextRef} onMoved={() => setMoved(true)} />
      <h4 className={styles.heading}>{delivery.couriers}</h4>
      <p role="status">{moved && delivery.moved}</p>
      <Choices label={delivery.couriers}>
        {couriers.map((courier) => (
          <CourierChoice key={courier} courier={courier} chosen={at.courier} navigation={navigation} />
        ))}
      </Choices>
    </>
  );
};

interface CourierProps {
  courier: Courier;
  chosen: Courier | null;
  navigation: DrawerNavigation;
}

const CourierChoice = ({ courier, chosen, navigation }: CourierProps) => {
  const { delivery } = useTexts().purchase;
  const { data, isError, isFetching, refetch } = useQuery(costQuery(courier, useParent()));
  const [charged] = data?.costs ?? [];
  const waiting = isFetching ? delivery.asking : null;
  return (
    <Choice
      name="courier"
      value={courier}
      checked={chosen === courier}
      onChoose={() => navigation.choose({ courier })}
      reason={charged || isError ? null : (waiting ?? delivery.none)}
      end={
        charged && (
          <>
            <strong>{formatRupiah(rupiah(charged.value))}</strong>
            {isEstimate(charged) && <span>{delivery.estimate}</span>}
          </>
        )
      }
      below={
        charged && (
          <span>
            {charged.service}
            {charged.etd !== '' && ` · ${delivery.days(courierDays(charged.etd))}`}
          </span>
        )
      }
      more={
        isError && (
          <p className={styles.retry} role="alert">
            {delivery.failed}
            <Button variant="subtle" size="compact-md" loading={isFetching} onClick={() => void refetch()}>
              {delivery.retry}
            </Button>
          </p>
        )
      }
    >
      <strong>{courierNames[courier]}</strong>
    </Choice>
  );
};

/** An estimate from the price table is marked in its description; a courier's own answer is not. */
const isEstimate = ({ description }: { description: string }) => description.includes('estimate');
