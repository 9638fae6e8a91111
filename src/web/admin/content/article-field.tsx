import type { Editor } from '@tiptap/core';
import { type ReactNode, Suspense, lazy, useId, useLayoutEffect, useRef, useState } from 'react';
import { articleLimit } from '../../../domain/content/article.ts';
import { loadPart } from '../../app/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { useTexts } from '../list/texts.ts';
import { FieldGroup } from '../../ui/app/field.tsx';
import { useNear } from './use-near.ts';

// Loaded where it comes into view, and not ahead: of all screens only those that write news need it, and it is larger than they are.
const ArticleEditor = lazy(() => loadPart(() => import('./article-editor.tsx')));

/** Pixels. */
const HEIGHT = 500;
/** From this share of its limit on it says how much it holds. */
const NEAR = 0.8;

interface Props {
  name: string;
  label: string;
  /** HTML */
  value: string;
  onChange: (html: string) => void;
  error: ReactNode;
  /** the language that is written in it */
  language: 'en' | 'id';
}

/** The text of an article in one language. */
export const ArticleField = ({ name, label, value, onChange, error, language }: Props) => {
  const { news } = useTexts().admin;
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const { waiting, isReady, onReady } = useFocusOnceThere();
  const { length } = value;
  const isLong = length >= NEAR * articleLimit;
  return (
    <div ref={place}>
      <FieldGroup
        id={id}
        label={label}
        description={isLong ? `${length} / ${articleLimit}` : news.editor.hint}
        error={error}
      >
        <div hidden={!isReady}>
          {isNear && (
            <Suspense>
              <ArticleEditor
                name={name}
                value={value}
                onChange={onChange}
                isInvalid={Boolean(error)}
                language={language}
                label={label}
                labelledBy={`${id}-label`}
                describedBy={`${id}-description ${id}-error`}
                onReady={onReady}
              />
            </Suspense>
          )}
        </div>
        {!isReady && (
          // A stop of the Tab key, which would pass by an editor that is not there yet; the form finds it by its name.
          <div
            ref={waiting}
            data-path={name}
            role="group"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the editor takes its place and its focus
            tabIndex={0}
            aria-busy="true"
            aria-labelledby={`${id}-label`}
          >
            <Skeleton height={HEIGHT} />
          </div>
        )}
      </FieldGroup>
    </div>
  );
};

/** What stands in an editor's place until it is there, and hands its focus over. */
const useFocusOnceThere = () => {
  const waiting = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ editor: Editor; hasFocus: boolean } | null>(null);
  useLayoutEffect(() => {
    if (made?.hasFocus) made.editor.view.focus();
  }, [made]);
  return {
    waiting,
    isReady: made !== null,
    onReady: (editor: Editor) =>
      setMade({ editor, hasFocus: waiting.current !== null && waiting.current === document.activeElement }),
  };
};
