import { Input } from '@mantine/core';
import { type ReactNode, Suspense, lazy, useId, useRef } from 'react';
import { articleLimit } from '../../../domain/content/article.ts';
import { loadPart } from '../../hydrated/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { useTexts } from '../pattern/texts.ts';
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
  // The form finds it by its name: the focus brings it into view, and so its editor.
  const waiting = (
    <div data-path={name} tabIndex={-1}>
      <Skeleton height={HEIGHT} />
    </div>
  );
  const { length } = value;
  const isLong = length >= NEAR * articleLimit;
  return (
    <div ref={place}>
      <Input.Wrapper
        label={label}
        labelElement="div"
        labelProps={{ id: `${id}-label` }}
        description={isLong ? `${length} / ${articleLimit}` : news.editor.hint}
        error={error}
        descriptionProps={{ id: `${id}-hint` }}
        errorProps={{ id: `${id}-error` }}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
      >
        {isNear ? (
          <Suspense fallback={waiting}>
            <ArticleEditor
              name={name}
              value={value}
              onChange={onChange}
              isInvalid={Boolean(error)}
              language={language}
              label={label}
              labelledBy={`${id}-label`}
              describedBy={`${id}-hint ${id}-error`}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </Input.Wrapper>
    </div>
  );
};
