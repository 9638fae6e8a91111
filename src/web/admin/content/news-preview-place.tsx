import { type ComponentProps, lazy } from 'react';
import { loadPart } from '../../app/load-screens.ts';
import { PreviewPlace } from './preview-place.tsx';

const NewsPreview = lazy(() => loadPart(() => import('./news-preview.tsx')));

/** A story as guests will see it. */
export const NewsPreviewPlace = (props: Omit<ComponentProps<typeof NewsPreview>, 'language'>) => (
  <PreviewPlace height={600}>{(language) => <NewsPreview {...props} language={language} />}</PreviewPlace>
);
