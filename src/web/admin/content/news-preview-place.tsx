import { type ComponentProps, Suspense, lazy, useRef } from 'react';
import { loadPart } from '../../hydrated/load-screens.ts';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { PreviewCard } from './preview-card.tsx';
import { useNear } from './use-near.ts';

// Loaded where it comes into view: it has the looks of the public site.
const NewsPreview = lazy(() => loadPart(() => import('./news-preview.tsx')));

/** Pixels. */
const HEIGHT = 600;

/** A story as guests will see it; what shows it is loaded when its place comes into view. */
export const NewsPreviewPlace = (props: Omit<ComponentProps<typeof NewsPreview>, 'language'>) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const waiting = <Skeleton height={HEIGHT} />;
  return (
    <div ref={place}>
      <PreviewCard>
        {(language) =>
          isNear ? (
            <Suspense fallback={waiting}>
              <NewsPreview {...props} language={language} />
            </Suspense>
          ) : (
            waiting
          )
        }
      </PreviewCard>
    </div>
  );
};
