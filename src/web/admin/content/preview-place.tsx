import { type ReactNode, Suspense, useRef } from 'react';
import type { Language } from '../../../i18n/language.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useNear } from './use-near.ts';

interface Props {
  /** pixels that are kept free for it */
  height: number;
  /** what shows it, loaded when its place comes into view: it has the looks of the public site */
  children: (language: Language) => ReactNode;
}

/** The place of a preview: its languages can be chosen before it is loaded. */
export const PreviewPlace = ({ height, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const waiting = <Skeleton height={height} />;
  return (
    <div ref={place}>
      <PreviewCard>
        {(language) => (isNear ? <Suspense fallback={waiting}>{children(language)}</Suspense> : waiting)}
      </PreviewCard>
    </div>
  );
};
