import type { ListedChild } from '../../contract/objects.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { useTexts } from '../page-info.tsx';
import { OfficeTable } from '../ui/app/office-table.tsx';
import { PAGE_SIZE } from './children-search.ts';

interface Props {
  /** absent while the first answer is on its way */
  rows: ListedChild[] | undefined;
  total: number;
  page: number;
  fetching: boolean;
  onPage: (page: number) => void;
}

export const ChildrenTable = ({ rows, total, page, fetching, onPage }: Props) => {
  const { children } = useTexts().admin;
  return (
    <OfficeTable
      rows={rows}
      id="child_id"
      columns={[
        {
          accessor: 'child_name',
          title: children.name,
          render: (row) => <strong>{fullName(row.first_name, row.last_name)}</strong>,
        },
        {
          accessor: 'parent_name',
          title: children.parent,
          render: (row) => fullName(row.parent_first_name, row.parent_last_name),
        },
      ]}
      paging={{ total, page, size: PAGE_SIZE, onPage, texts: children }}
      fetching={fetching}
    />
  );
};
