import {
  StrictMode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { BrandFacts } from '../i18n/brand.ts';
import { withBrand } from '../i18n/brand-in-texts.ts';
import { type Language, isLanguage } from '../i18n/language.ts';
import { type Texts, loadTexts } from '../i18n/texts.ts';
import { areaOf } from './frame/guards.ts';
import { PageInfoProvider } from './frame/page-info.tsx';
import { keepFresh } from './app/freshness.ts';
import { filesBeforeNavigation, loadPart } from './app/load-screens.ts';
import { queryClient } from './app/query.ts';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
// The scroll lock of dialogs reads it under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
// A page begins at its top, also after going back.
history.scrollRestoration = 'manual';

keepFresh(queryClient());

// The back-forward cache may hold what another account has left there.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

interface Shown {
  language: Language;
  texts: Texts;
}

// Search engines and messengers read what the server wrote: nothing to render in the browser.
const CrawlerTags = () => null;

// A document stays in one area; navigation between areas loads a new document.
const area = areaOf(location.pathname) === 'admin' ? 'admin' : 'parent';

// Written by the server: a change shows with the next document.
const brand = JSON.parse(document.body.dataset['brand'] ?? '{}') as BrandFacts;

const App = ({ first }: { first: Shown }) => {
  const [shown, setShown] = useState(first);
  const show = useCallback(async (language: Language) => {
    const texts = withBrand(await loadPart(() => loadTexts(area, language)), brand);
    startTransition(() => setShown({ language, texts }));
  }, []);
  const info = useMemo(
    () => ({ ...shown, brand, nonce, publicUrl: location.origin, requestId: undefined, CrawlerTags, show }),
    [shown, show],
  );
  // From here on the router follows Back and Forward, and buttons work: see `earlyReturn` and `earlyClick`.
  // With the commit, because a click that waited for it is React's already.
  useLayoutEffect(() => {
    document.body.dataset['hydrated'] = 'true';
  }, []);
  useEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <PageInfoProvider info={info}>
      <HydratedRouter instrumentations={[filesBeforeNavigation]} />
    </PageInfoProvider>
  );
};

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : 'en';
const texts = withBrand(await loadTexts(area, language), brand);
// `earlyReturn` loads the page of another address: this one would be hydrated with the wrong data until it comes.
if (!document.body.dataset['returning']) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <App first={{ language, texts }} />
      </StrictMode>,
    );
  });
}
