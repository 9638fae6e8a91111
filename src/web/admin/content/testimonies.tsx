import { useState } from 'react';
import type { Testimony } from '../../../contract/content-objects.ts';
import { testimonyCategories } from '../../../domain/content/categories.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { OneLine } from '../../ui/app/office-line.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { RowAction, RowLink } from '../list/row-action.tsx';
import { useTexts } from '../list/texts.ts';
import { inCategory } from './chosen-category.ts';
import { testimonyList } from './testimony-list.ts';
import { useTestimonyWords } from './testimony-words.ts';

export const loader = testimonyList.loader;
export const clientLoader = testimonyList.clientLoader;
export const shouldRevalidate = testimonyList.shouldRevalidate;

/** What parents, graduates and students say of the school, as guests see it on the home page. */
export default function AdminTestimonies() {
  const { testimonies } = useTexts().admin;
  const { senderOf } = useTestimonyWords();
  const { filters } = testimonyList.useList();
  const [asked, setAsked] = useState<Testimony | null>(null);
  return (
    <testimonyList.Screen
      texts={testimonies}
      createAt={inCategory(paths.adminNewTestimony, filters.category)}
      columns={useColumns(setAsked)}
      minWidth={34}
      filters={<CategoryFilter />}
    >
      <AskForDeletion
        asked={asked}
        ask={(row) => testimonies.askDelete(senderOf(row))}
        note={testimonies.deleteNote}
        nameOf={senderOf}
        remove={({ testimony_id: id }) => mutate('DELETE /testimony/delete/{id}', { params: { id } })}
        onEnd={() => setAsked(null)}
      />
    </testimonyList.Screen>
  );
}

const CategoryFilter = () => {
  const { testimonies } = useTexts().admin;
  const { filters, setFilter } = testimonyList.useList();
  return (
    <ListFilter
      label={testimonies.category}
      value={filters.category}
      onChoose={(value) => setFilter('category', value)}
      all={testimonies.allCategories}
      data={testimonyCategories.map((category) => ({
        value: String(category),
        label: testimonies.categories[category],
      }))}
    />
  );
};

const useColumns = (onDelete: (row: Testimony) => void): OfficeColumn<Testimony>[] => {
  const { testimonies, list: words } = useTexts().admin;
  const { textOf, senderOf, categoryOf } = useTestimonyWords();
  return [
    {
      name: 'sender',
      title: testimonies.sender,
      render: (row) => (
        <OneLine more={words.more}>
          <strong>{senderOf(row)}</strong>
        </OneLine>
      ),
    },
    {
      name: 'category',
      title: testimonies.category,
      width: 10.5,
      priority: 2,
      render: ({ category }) => <OneLine more={words.more}>{categoryOf(category)}</OneLine>,
    },
    {
      name: 'testimony',
      title: testimonies.testimony,
      render: (row) => <OneLine more={words.more}>{textOf(row)}</OneLine>,
    },
    useActionsColumn(8.5, (row) => {
      const of = senderOf(row);
      return (
        <>
          <RowLink label={testimonies.edit} of={of} to={paths.adminTestimony(row.testimony_id)} />
          <RowAction label={testimonies.delete} of={of} color="rosella" onClick={() => onDelete(row)} />
        </>
      );
    }),
  ];
};
