import { usePageInfo } from '../frame/page-info.tsx';

/** A script of `inline-scripts.ts`; any other would be stopped by the page's policy. */
export const InlineScript = ({ source }: { source: string }) => {
  const { nonce } = usePageInfo();
  // oxlint-disable-next-line react/no-danger -- our own constant
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: source }} />;
};
