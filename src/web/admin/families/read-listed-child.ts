import type { ListedChild } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { apiQuery, readAnew } from '../../hydrated/screen.ts';

/** The row of a child as its list has it now, found among the children with the same name. */
export const readListedChild = async (child: ListedChild): Promise<ListedChild | undefined> => {
  const { child_id, academic_year_id: id, first_name, last_name } = child;
  const query = { q: fullName(first_name, last_name).slice(0, 100), page: 1, size: 200 };
  const { childs } =
    id === null
      ? await readAnew(apiQuery('GET /childs', { query }))
      : await readAnew(apiQuery('GET /childs/academic-year/{id}', { params: { id }, query }));
  return childs.find((one) => one.child_id === child_id);
};
