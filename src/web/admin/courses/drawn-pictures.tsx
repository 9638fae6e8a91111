import { useState } from 'react';
import { drawnPictures } from '../../../domain/words/drawn-pictures.ts';
import { paths } from '../../../paths.ts';
import { TextInput } from '../../ui/app/field.tsx';
import { OfficeDialog } from '../../ui/app/office-dialog.tsx';
import { useTexts } from '../list/texts.ts';
import styles from './words.module.css';

const spoken = (name: string) => name.replaceAll('-', ' ');

/** The names that hold every word of what is looked for; an English word often is one. */
const foundBy = (q: string): readonly string[] => {
  const parts = q.toLowerCase().split(/\s+/).filter(Boolean);
  return drawnPictures.filter((name) => parts.every((part) => spoken(name).includes(part)));
};

interface Props {
  /** what is looked for at first, where that finds something */
  word: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** The drawn set, searched by name. */
export const DrawnPictures = ({ word, onChoose, onClose }: Props) => {
  const { lessonWords, close } = useTexts().admin;
  const { drawn: words } = lessonWords;
  const [q, setQ] = useState(() => (foundBy(word).length > 0 ? word : ''));
  const found = foundBy(q);
  return (
    <OfficeDialog opened atTop title={words.title} close={close} onClose={onClose}>
      <TextInput
        type="search"
        label={words.search}
        data-autofocus
        lang="en"
        autoComplete="off"
        value={q}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <p role="status">{found.length > 0 ? words.found(found.length) : words.none}</p>
      <ul className={styles.drawn} lang="en">
        {found.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(name)}>
              <img src={paths.drawnPicture(name)} alt="" width={56} height={56} loading="lazy" />
              {spoken(name)}
            </button>
          </li>
        ))}
      </ul>
    </OfficeDialog>
  );
};
