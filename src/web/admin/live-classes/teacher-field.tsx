import { useQuery } from '@tanstack/react-query';
import type { LiveGroup } from '../../../contract/live-class-objects.ts';
import { apiQuery } from '../../app/screen.ts';
import { Select, type SelectProps } from '../../ui/app/field.tsx';

const teachersQuery = apiQuery('GET /live-class/teachers');

interface Props extends SelectProps {
  /** what it means that none is chosen */
  none: string;
  /** who holds it now, also after the access has ended */
  now: LiveGroup['teacher'];
}

/** Who of the staff holds a class. */
export const TeacherField = ({ none, now, ...rest }: Props) => {
  const teachers = useQuery(teachersQuery).data?.teachers ?? [];
  const isListed = now === null || teachers.some(({ user_id: id }) => id === now.user_id);
  return (
    <Select
      {...rest}
      data={[
        { value: '', label: none },
        ...(isListed ? teachers : [now, ...teachers]).map(({ user_id: id, first_name: name }) => ({
          value: String(id),
          label: name,
        })),
      ]}
    />
  );
};
