import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMovie,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
  IconTableRow,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { photoTypes } from '../../ui/app/photo-problem.ts';
import { useTexts } from '../list/texts.ts';
import type { ArticleDialog } from './article-editor.tsx';
import styles from './article-editor.module.css';
import { useEditorState } from './use-editor.ts';

interface Props {
  editor: Editor;
  /** which text it belongs to */
  label: string;
  onAsk: (dialog: ArticleDialog) => void;
  onPictures: (files: readonly File[]) => void;
}

interface Tool {
  name: string;
  icon: ReactNode;
  run: () => void;
  /** absent: it is no state that is on or off */
  pressed?: boolean;
  disabled?: boolean;
  /** the keys that do the same, where other editors have others */
  keys?: { shown: string; named: string };
}

const TABLE = { rows: 3, cols: 3, withHeaderRow: true };

/** The tools of an editor: one stop of the Tab key, the arrow keys lead from one to the other. */
export const ArticleToolbar = ({ editor, label, onAsk, onPictures }: Props) => {
  const { editor: words } = useTexts().admin.news;
  const picker = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const tools = useTools(editor, {
    onAsk,
    pickPicture: () => picker.current?.click(),
  });
  const last = tools.length - 1;
  const reached = Math.min(current, last);
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: reached + 1, ArrowLeft: reached - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setCurrent(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus */}
      <div
        ref={row}
        className={styles.tools}
        role="toolbar"
        // On a phone it is a row that is scrolled: three rows of tools would leave no room for the text.
        data-row
        aria-label={words.tools(label)}
        onKeyDown={move}
      >
        {tools.map(({ name, icon, run, pressed, disabled, keys }, place) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            title={keys ? `${name} (${keys.shown})` : name}
            aria-keyshortcuts={keys?.named}
            aria-label={name}
            aria-pressed={pressed}
            aria-disabled={disabled || undefined}
            tabIndex={place === reached ? 0 : -1}
            onFocus={() => setCurrent(place)}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!disabled) run();
            }}
          >
            {icon}
          </button>
        ))}
      </div>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={photoTypes.join(',')}
        aria-label={words.picture}
        onChange={({ currentTarget }) => {
          onPictures([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};

interface Ways {
  onAsk: Props['onAsk'];
  pickPicture: () => void;
}

const useTools = (editor: Editor, { onAsk, pickPicture }: Ways): Tool[] => {
  const { editor: words } = useTexts().admin.news;
  const state = useEditorState(editor, stateOf);
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () =>
    void command(editor.chain().focus()).run();
  const size = { size: 20, 'aria-hidden': true } as const;
  return [
    {
      name: words.undo,
      icon: <IconArrowBackUp {...size} />,
      run: run((chain) => chain.undo()),
      disabled: !state.canUndo,
    },
    {
      name: words.redo,
      icon: <IconArrowForwardUp {...size} />,
      run: run((chain) => chain.redo()),
      disabled: !state.canRedo,
    },
    {
      name: words.heading,
      icon: <IconH2 {...size} />,
      run: run((chain) => chain.toggleHeading({ level: 2 })),
      pressed: state.heading,
    },
    {
      name: words.smallHeading,
      icon: <IconH3 {...size} />,
      run: run((chain) => chain.toggleHeading({ level: 3 })),
      pressed: state.smallHeading,
    },
    {
      name: words.bold,
      icon: <IconBold {...size} />,
      run: run((chain) => chain.toggleBold()),
      pressed: state.bold,
    },
    {
      name: words.italic,
      icon: <IconItalic {...size} />,
      run: run((chain) => chain.toggleItalic()),
      pressed: state.italic,
    },
    {
      name: words.bulletList,
      icon: <IconList {...size} />,
      run: run((chain) => chain.toggleBulletList()),
      pressed: state.bulletList,
    },
    {
      name: words.orderedList,
      icon: <IconListNumbers {...size} />,
      run: run((chain) => chain.toggleOrderedList()),
      pressed: state.orderedList,
    },
    {
      name: words.quote,
      icon: <IconBlockquote {...size} />,
      run: run((chain) => chain.toggleBlockquote()),
      pressed: state.quote,
    },
    {
      name: words.link,
      icon: <IconLink {...size} />,
      run: () => onAsk('link'),
      pressed: state.link,
      keys: { shown: 'Ctrl+K', named: 'Control+K Meta+K' },
    },
    state.picture
      ? { name: words.alt, icon: <IconPhoto {...size} />, run: () => onAsk('alt'), pressed: true }
      : { name: words.picture, icon: <IconPhoto {...size} />, run: pickPicture },
    { name: words.video, icon: <IconMovie {...size} />, run: () => onAsk('video') },
    {
      name: words.table,
      icon: <IconTable {...size} />,
      run: run((chain) => chain.insertTable(TABLE)),
      disabled: state.table,
    },
    ...(state.table ? tableTools(words, run, size) : []),
  ];
};

type Words = ReturnType<typeof useTexts>['admin']['news']['editor'];

const tableTools = (
  words: Words,
  run: (command: (chain: ChainedCommands) => ChainedCommands) => () => void,
  size: { size: number; 'aria-hidden': true },
): Tool[] => [
  { name: words.addRow, icon: <IconRowInsertBottom {...size} />, run: run((chain) => chain.addRowAfter()) },
  { name: words.deleteRow, icon: <IconRowRemove {...size} />, run: run((chain) => chain.deleteRow()) },
  {
    name: words.addColumn,
    icon: <IconColumnInsertRight {...size} />,
    run: run((chain) => chain.addColumnAfter()),
  },
  {
    name: words.deleteColumn,
    icon: <IconColumnRemove {...size} />,
    run: run((chain) => chain.deleteColumn()),
  },
  { name: words.headingRow, icon: <IconTableRow {...size} />, run: run((chain) => chain.toggleHeaderRow()) },
  { name: words.deleteTable, icon: <IconTableOff {...size} />, run: run((chain) => chain.deleteTable()) },
];

const stateOf = (editor: Editor) => ({
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  heading: editor.isActive('heading', { level: 2 }),
  smallHeading: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  picture: editor.isActive('picture'),
  table: editor.isActive('table'),
});
