import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiQuery } from '../../app/screen.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { Button } from '../../ui/app/button.tsx';
import { FieldGroup, Select } from '../../ui/app/field.tsx';
import styles from './region-fields.module.css';
import { useTexts } from './texts.ts';

interface Field {
  name: string;
  label: ReactNode;
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
}

const provincesQuery = apiQuery('GET /rajaongkir/provinces');
/** The cities and regencies of a province, as they are chosen from. */
export const citiesQuery = (provinceId: string) =>
  apiQuery('GET /rajaongkir/cities/{provinceId}', { params: { provinceId } });

/**
 * Province, then one of its cities and regencies, by their official codes: two fields of a form
 * (`<RegionFields province={field('province')} city={field('city')} />`). Another province empties the city.
 */
export const RegionFields = ({ province, city }: { province: Field; city: Field }) => {
  const { region } = useTexts().accounts;
  const provinceId = province.value ?? '';
  const provinces = useQuery({ ...provincesQuery, staleTime: 'static' });
  const cities = useQuery({ ...citiesQuery(provinceId), staleTime: 'static', enabled: provinceId !== '' });
  return (
    <>
      <Choice
        field={province}
        question={provinces}
        hint={region.chooseProvince}
        autoComplete="address-level1"
        options={provinces.data?.provinces.map((one) => [one.province_id, one.province])}
        onChoose={(value) => {
          province.onChange(value);
          city.onChange('');
        }}
      />
      <Choice
        field={city}
        question={cities}
        hint={provinceId === '' ? region.provinceFirst : region.chooseCity}
        autoComplete="address-level2"
        options={cities.data?.cities.map((one) => [one.city_id, `${one.type} ${one.city_name}`])}
        onChoose={city.onChange}
      />
    </>
  );
};

/** A field's, in pixels. */
const FIELD_HEIGHT = 46;

interface ChoiceProps {
  field: Field;
  question: { isLoading: boolean; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  hint: string;
  autoComplete: string;
  options: (readonly [value: string, label: string])[] | undefined;
  onChoose: (value: string) => void;
}

const Choice = ({ field, question, hint, autoComplete, options, onChoose }: ChoiceProps) => {
  const { region } = useTexts().accounts;
  const { isLoading, isError, isFetching, refetch } = question;
  const { value = '' } = field;
  // Until its list is there, nothing can say what was chosen: other words in its place would change under the reader.
  if (isLoading && value !== '')
    return (
      <FieldGroup id={`${field.name}-waiting`} label={field.label}>
        <div role="status" aria-label={region.loading}>
          <Skeleton height={FIELD_HEIGHT} />
        </div>
      </FieldGroup>
    );
  return (
    <div>
      <Select
        {...field}
        value={value}
        autoComplete={autoComplete}
        disabled={!options}
        aria-busy={isLoading}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{isLoading ? region.loading : hint}</option>
        {/* What was chosen stays, also when its list could not be loaded. */}
        {value !== '' && !options && <option value={value}>{region.loading}</option>}
        {options?.map(([id, label]) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      {isError && (
        <p className={styles.failed} role="alert">
          {region.failed}
          <Button variant="subtle" size="compact" loading={isFetching} onClick={() => void refetch()}>
            {region.retry}
          </Button>
        </p>
      )}
    </div>
  );
};
