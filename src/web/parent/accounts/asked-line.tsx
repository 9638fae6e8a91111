import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { citiesQuery } from '../pattern/region-fields.tsx';
import { useTexts } from '../pattern/texts.ts';
import { askedTermIn } from './asked-price.ts';
import styles from './sign-up.module.css';

/** What came along from a price that was worked out before: where to, and how often it is paid. */
export const AskedLine = ({ province, city }: { province: string; city: string }) => {
  const { signUp } = useTexts().accounts;
  const [search] = useSearchParams();
  // The address loses it as soon as the form has taken over the region.
  const [term] = useState(() => askedTermIn(search));
  const isAsked = term !== null && province !== '';
  const { data } = useQuery({ ...citiesQuery(province), staleTime: 'static', enabled: isAsked });
  if (term === null) return null;
  const place = data?.cities.find(({ city_id }) => city_id === city);
  return (
    <p className={styles.asked}>{signUp.asked(place ? `${place.type} ${place.city_name}` : null, term)}</p>
  );
};
