import { Editor, type EditorOptions } from '@tiptap/core';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/**
 * An editor in an element of the page, null until it is there. Its options are those of the first render. TipTap's own binding to
 * React would bring 5 kB for views made of React components, which our editor has none of.
 */
export const useEditor = (
  place: RefObject<HTMLElement | null>,
  options: Partial<Omit<EditorOptions, 'element'>>,
): Editor | null => {
  const first = useRef(options);
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const made = new Editor({ ...first.current, element: place.current });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [place]);
  return editor;
};

/** What a screen shows of an editor's state: rendered anew when that changes, not at every key. */
export const useEditorState = <State extends object>(
  editor: Editor,
  read: (editor: Editor) => State,
): State => {
  const last = useRef<{ words: string; state: State } | null>(null);
  return useSyncExternalStore(
    (listener) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
      };
    },
    () => {
      const state = read(editor);
      const words = JSON.stringify(state);
      if (last.current?.words !== words) last.current = { words, state };
      return last.current.state;
    },
  );
};
