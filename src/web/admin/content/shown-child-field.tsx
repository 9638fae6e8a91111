import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { News } from '../../../contract/content-objects.ts';
import type { Consent, ListedChild } from '../../../contract/objects.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { isLongEnough } from '../../../domain/values/search-words.ts';
import { apiQuery } from '../../app/screen.ts';
import { Select, TextInput } from '../../ui/app/field.tsx';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { offeredChildren } from './offered-children.ts';

const WAIT_FOR_TYPING_MS = 300;

interface Props {
  /** of the form; its value is the child's id, '' for none */
  field: Omit<ComponentProps<typeof Select>, 'children'> & { value?: unknown };
  /** whom the stored performance shows */
  current: News['child'];
}

/** Which child a performance shows, found by the names of child and parent; and whether its parent allows that (rule R168). */
export const ShownChildField = ({ field, current }: Props) => {
  const { performances: words } = useTexts().admin;
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), WAIT_FOR_TYPING_MS);
  const [names, setNames] = useState(
    new Map(current ? [[String(current.child_id), fullName(current.first_name, current.last_name)]] : []),
  );
  const found =
    useQuery({
      ...apiQuery('GET /childs', { query: { q, page: 1, size: 20 } }),
      enabled: isLongEnough(q),
      placeholderData: keepPreviousData,
    }).data?.childs ?? [];
  const chosen = String(field.value);
  const offered = offeredChildren(found, useConsentsOf(found));
  const options = new Map([
    ...[...names].filter(([id]) => id === chosen || id === String(current?.child_id)),
    ...offered.map(({ id, name }): [string, string] => [id, name]),
  ]);
  const refused = new Set(offered.filter(({ mayBeShown }) => !mayBeShown).map(({ id }) => id));
  return (
    <div className={styles.card}>
      <h2>{words.child}</h2>
      <div className={styles.pair}>
        <TextInput
          type="search"
          label={words.findChild}
          value={typed}
          autoComplete="off"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Select
          {...field}
          label={words.chosenChild}
          onChange={(event) => {
            // The name stays there when other words are looked for.
            setNames(new Map([...names, ...options]));
            field.onChange?.(event);
          }}
        >
          <option value="">{words.noChild}</option>
          {[...options].map(([id, name]) => (
            // Whom it shows already stays chosen, whatever the parent says now.
            <option key={id} value={id} disabled={refused.has(id) && id !== chosen}>
              {refused.has(id) ? words.notAllowed(name) : name}
            </option>
          ))}
        </Select>
      </div>
      <p>{words.childNote}</p>
      {current && !current.shown_in_public && chosen === String(current.child_id) && (
        <p role="status">
          <strong>{words.downFor(current.first_name)}</strong>
        </p>
      )}
    </div>
  );
};

/** What the families of these children allow; less while it is still asked. */
const useConsentsOf = (children: readonly ListedChild[]): Consent[] => {
  const families = [...new Set(children.map(({ parent_user_id }) => parent_user_id))];
  return useQueries({
    queries: families.map((id) => apiQuery('GET /users/{id}/consents', { params: { id } })),
  }).flatMap(({ data }) => data?.consents ?? []);
};
