import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { type SentenceGroup, sentenceGroups } from '../../../domain/reports/sentences.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { Button } from '../../ui/app/button.tsx';
import { TextInput } from '../../ui/app/field.tsx';
import { useTexts } from '../list/texts.ts';
import {
  type ReportEntry,
  type SentenceField,
  type ShownSentence,
  foundSentences,
  idsIn,
  mostSentences,
  toggled,
} from './entry.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';

interface Props {
  sentences: readonly ShownSentence[];
  entry: ReportEntry;
  /** it was to be handed over without a sentence of these groups */
  lacking: Partial<Record<SentenceGroup, boolean>>;
  onChange: (next: Partial<ReportEntry>) => void;
}

const fieldOf = (group: SentenceGroup): SentenceField => (group === 'home' ? 'next_steps' : 'remarks');

/** The bank of sentences, found by words of either language; one touch says a sentence, another one takes it back. */
export const SentenceBank = ({ sentences, entry, lacking, onChange }: Props) => {
  const { reports: words } = useTexts().admin;
  const [asked, setAsked] = useState('');
  // What the report holds when it is opened stands first; nothing moves when something is chosen.
  const [held] = useState(() => [...idsIn(entry.remarks), ...idsIn(entry.next_steps)]);
  const isHeld = ({ sentence_id: id }: ShownSentence) => (held.includes(id) ? 0 : 1);
  const found = foundSentences(sentences, asked).toSorted((a, b) => isHeld(a) - isHeld(b));
  const isChosen = ({ sentence_id: id, group }: ShownSentence) => idsIn(entry[fieldOf(group)]).includes(id);
  const isFull = (field: SentenceField) => idsIn(entry[field]).length >= mostSentences[field];
  const toggle = (one: ShownSentence) => {
    const field = fieldOf(one.group);
    if (isChosen(one) || !isFull(field)) onChange({ [field]: toggled(entry[field], one.sentence_id) });
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const first = found.find((one) => !isChosen(one));
    if (asked.trim() === '' || !first) return;
    toggle(first);
    setAsked('');
  };
  return (
    <section className={styles.card} id="sentences" aria-labelledby="sentences-title">
      <h2 id="sentences-title">{words.remarks}</h2>
      <TextInput
        type="search"
        label={words.search}
        description={words.searchHint}
        autoComplete="off"
        maxLength={100}
        value={asked}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
        onKeyDown={byKey}
      />
      <p className={layout.soft} role="status">
        {asked.trim() !== '' && words.found(found.length)}
      </p>
      <div className={layout.stack}>
        {sentenceGroups.map((group) => (
          <Group
            key={group}
            group={group}
            isAsked={asked.trim() !== ''}
            shown={found.filter((one) => one.group === group)}
            chosen={sentences.filter((one) => one.group === group && isChosen(one)).length}
            isFull={isFull(fieldOf(group))}
            isLacking={lacking[group] ?? false}
            isChosen={isChosen}
            onToggle={toggle}
          />
        ))}
      </div>
    </section>
  );
};

interface GroupProps {
  group: SentenceGroup;
  /** by words: then all that are found stand there */
  isAsked: boolean;
  shown: readonly ShownSentence[];
  /** how many of the group the report holds */
  chosen: number;
  isFull: boolean;
  isLacking: boolean;
  isChosen: (one: ShownSentence) => boolean;
  onToggle: (one: ShownSentence) => void;
}

/** How many sentences of a group stand there at first, beside those that are chosen. */
const SHOWN_FIRST = 6;

const Group = ({ group, isAsked, shown, chosen, isFull, isLacking, isChosen, onToggle }: GroupProps) => {
  const { reports: words } = useTexts().admin;
  const [isWhole, setWhole] = useState(false);
  const offered = shown.filter((one, place) => isWhole || isAsked || place < SHOWN_FIRST || isChosen(one));
  return (
    <div
      className={styles.group}
      role="group"
      aria-labelledby={`group-${group}`}
      data-missing={isLacking || undefined}
    >
      <h3 id={`group-${group}`}>{words.sentenceGroups[group]}</h3>
      <p className={layout.soft}>{isFull ? words.mostChosen : words.chosen(chosen)}</p>
      <ul>
        {offered.map((one) => (
          <li key={one.sentence_id}>
            <SentenceButton one={one} isChosen={isChosen(one)} onToggle={() => onToggle(one)} />
          </li>
        ))}
      </ul>
      {offered.length < shown.length && (
        <Button variant="subtle" onClick={() => setWhole(true)}>
          {words.allSentences(shown.length)}
          <span className="visually-hidden"> {words.sentenceGroups[group]}</span>
        </Button>
      )}
    </div>
  );
};

interface ButtonProps {
  one: ShownSentence;
  isChosen: boolean;
  onToggle: () => void;
}

/** A sentence in both languages, that of the page first. */
export const SentenceButton = ({ one, isChosen, onToggle }: ButtonProps) => {
  const language = useLanguage();
  const other = language === 'en' ? 'id' : 'en';
  return (
    <button type="button" className={styles.sentence} aria-pressed={isChosen} onClick={onToggle}>
      <IconCheck size={16} aria-hidden="true" />
      <span lang={language}>{one[language]}</span>
      <span lang={other} className={layout.soft}>
        {one[other]}
      </span>
    </button>
  );
};
