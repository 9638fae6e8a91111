import { type ComponentProps, lazy } from 'react';
import { loadPart } from '../../app/load-screens.ts';
import { PreviewPlace } from './preview-place.tsx';

const TestimonyCard = lazy(() => loadPart(() => import('./testimony-card.tsx')));

/** A testimony as guests will see it. */
export const TestimonyPreview = (props: Omit<ComponentProps<typeof TestimonyCard>, 'language'>) => (
  <PreviewPlace height={200}>{(language) => <TestimonyCard {...props} language={language} />}</PreviewPlace>
);
