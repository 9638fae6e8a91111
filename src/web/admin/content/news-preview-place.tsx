import { type ComponentProps, Suspense, lazy, useRef } from 'react';
import { loadPart } from '../../hydrated/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { useNear } from './use-near.ts';

// Loaded where it comes into view: it has the looks of the public site.
const NewsPreview = lazy(() => loadPart(() => import('./news-preview.tsx')));

/** Pixels. */
const HEIGHT = 600;

/** The place of a story's preview, which is loaded when it comes into view. */
export const NewsPreviewPlace = (props: ComponentProps<typeof NewsPreview>) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const waiting = <Skeleton height={HEIGHT} />;
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <NewsPreview {...props} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
};
