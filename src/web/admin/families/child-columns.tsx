import { Button } from '@mantine/core';
import type { ListedChild } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from '../pattern/office-list.module.css';

/** Child, parent, grade; who has no batch yet has no grade to edit. */
export const useChildColumns = (onEdit: (child: ListedChild) => void) => {
  const { children } = useTexts().admin;
  return [
    {
      accessor: 'child_name',
      title: children.name,
      render: (row: ListedChild) => <strong>{fullName(row.first_name, row.last_name)}</strong>,
    },
    {
      accessor: 'parent_name',
      title: children.parent,
      render: (row: ListedChild) => fullName(row.parent_first_name, row.parent_last_name),
    },
    {
      accessor: 'grade',
      title: children.grade,
      noWrap: true,
      render: ({ grade }: ListedChild) => grade ?? children.noGrade,
    },
    {
      accessor: 'actions',
      title: children.actions,
      render: (row: ListedChild) =>
        row.academic_year_id !== null && (
          <div className={styles.actions}>
            <Button variant="subtle" color="lagoon" onClick={() => onEdit(row)}>
              {children.edit}
            </Button>
          </div>
        ),
    },
  ];
};
