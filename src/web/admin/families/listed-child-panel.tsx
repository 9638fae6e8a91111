import type { ReactNode } from 'react';
import type { ListedChild } from '../../../contract/objects.ts';
import type { ListPage } from '../list/list-page.ts';
import { type AfterSaving, RowPanel } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';
import { placeQuery } from './listed-child.ts';

export interface ListedChildPanelProps {
  page: ListPage<ListedChild>;
  /** the year whose children are listed */
  year: number | undefined;
}

/** Something about one of the children of a list, beside it. */
export const ListedChildPanel = ({
  page,
  year,
  ...rest
}: ListedChildPanelProps & {
  title: string;
  name: 'child';
  children: (child: ListedChild, then: AfterSaving) => ReactNode;
}) => {
  const { children: words } = useTexts().admin;
  return (
    <RowPanel
      page={page}
      rowId="child_id"
      query={(id) => placeQuery(id, year)}
      read={({ child }) => child}
      missing={{ title: words.missingTitle, text: words.missingText }}
      {...rest}
    />
  );
};
