import type { OfficeTexts } from '../list/texts.ts';
import { BatchScreen } from './batch-screen.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.batches.createTitle };

export default function CreateBatch() {
  return <BatchScreen />;
}
