import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { FamilyCorrection } from '../../../contract/family-desk.ts';
import type { FamilyAccount } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery } from '../../app/screen.ts';
import { DialogForm, FormDialog } from '../form/form-dialog.tsx';
import { useRecordForm } from '../form/record-form.ts';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import { Select } from '../../ui/app/field.tsx';
import formStyles from '../list/office-form.module.css';
import { usePlaceNames } from '../list/place-names.ts';
import { useTexts } from '../list/texts.ts';

interface Props {
  /** null while no dialog is open */
  account: FamilyAccount | null;
  onClose: () => void;
}

/** Corrects the name, phone number and address of a family that cannot do it itself. */
export const FamilyDialog = ({ account, onClose }: Props) => (
  <FormDialog
    title={useTexts().admin.account.correctFamily}
    row={account}
    rowKey={({ user_id: id }) => id}
    onClose={onClose}
  >
    {(row) => <FamilyForm account={row} onDone={onClose} />}
  </FormDialog>
);

const valuesOf = (account: FamilyAccount) => ({
  user_id: account.user_id,
  first_name: account.first_name,
  last_name: account.last_name,
  phone_number: account.phone_number,
  province: account.province,
  city: account.city,
  zip_code: account.zip_code,
  address_details: account.address_details,
  special_notes: account.special_notes,
});

const FamilyForm = ({ account, onDone }: { account: FamilyAccount; onDone: () => void }) => {
  const { admin, fields } = useTexts();
  const places = usePlaceNames();
  const inWords = { words: (code: string) => places.get(code) ?? code };
  const form = useRecordForm(FamilyCorrection, {
    name: `account-${account.user_id}`,
    record: {
      row: account,
      valuesOf,
      fields: {
        first_name: {},
        last_name: {},
        phone_number: {},
        province: inWords,
        city: inWords,
        zip_code: {},
        address_details: {},
        special_notes: {},
      },
      presentIn: (present) => present.account,
    },
    send: (body, from) => mutate('POST /office/family/update', { body: { ...body, ...from } }),
    onDone,
    rowIn: (data) => data.account,
    about:
      (after) =>
      ({ admin: { feedback } }) =>
        feedback.updated(fullName(after.first_name, after.last_name)),
  });
  const { limited, form: entry } = form;
  return (
    <DialogForm
      subject={fullName(account.first_name, account.last_name)}
      form={form}
      submitLabel={admin.account.correctFamily}
    >
      <p>{admin.account.correctFamilyNote}</p>
      <div className={formStyles.pair}>
        <LimitedInput {...limited('first_name')} autoComplete="off" data-autofocus />
        <LimitedInput {...limited('last_name')} autoComplete="off" />
      </div>
      <LimitedInput {...limited('phone_number')} type="tel" autoComplete="off" />
      <Regions
        province={form.field('province')}
        city={form.field('city')}
        onProvince={(province) => entry.setValues({ province, city: '' })}
      />
      <LimitedInput {...limited('zip_code')} inputMode="numeric" autoComplete="off" />
      <LimitedTextarea {...limited('address_details')} rows={3} autoComplete="off" />
      <LimitedTextarea
        {...limited('special_notes')}
        label={fields.special_notes}
        rows={2}
        autoComplete="off"
      />
    </DialogForm>
  );
};

type Field = Pick<ComponentProps<typeof LimitedInput>, 'name' | 'value' | 'error'> & {
  label: string;
  onChange: (value: string) => void;
};

interface RegionsProps {
  province: Field;
  city: Field;
  onProvince: (province: string) => void;
}

/** Province, then one of its cities. */
const Regions = ({ province, city, onProvince }: RegionsProps) => {
  const chosen = String(province.value ?? '');
  const { data: provinces } = useQuery({ ...apiQuery('GET /rajaongkir/provinces'), staleTime: 'static' });
  const { data: cities } = useQuery({
    ...apiQuery('GET /rajaongkir/cities/{provinceId}', { params: { provinceId: chosen } }),
    staleTime: 'static',
    enabled: chosen !== '',
  });
  return (
    <div className={formStyles.pair}>
      <Region
        field={province}
        options={provinces?.provinces.map((one) => ({ value: one.province_id, label: one.province }))}
        onChoose={onProvince}
      />
      <Region
        field={city}
        options={cities?.cities.map((one) => ({ value: one.city_id, label: `${one.type} ${one.city_name}` }))}
        onChoose={city.onChange}
      />
    </div>
  );
};

interface RegionProps {
  field: Field;
  options: readonly { value: string; label: string }[] | undefined;
  onChoose: (value: string) => void;
}

const Region = ({ field: { name, label, value, error }, options, onChoose }: RegionProps) => {
  const { choose } = useTexts().admin.courses;
  return (
    <Select
      name={name}
      label={label}
      value={String(value ?? '')}
      error={error}
      disabled={!options}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      data={[{ value: '', label: choose }, ...(options ?? [])]}
    />
  );
};
