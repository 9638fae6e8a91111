import { StrictMode, startTransition, useCallback, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { type Language, isLanguage } from '../i18n/language.ts';
import { type Texts, loadTexts } from '../i18n/texts.ts';
import { areaOf } from './frame/guards.ts';
import { PageInfoProvider } from './frame/page-info.tsx';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
// The scroll lock of dialogs reads it under this name.
Object.assign(globalThis, { __webpack_nonce__: nonce });
// A page begins at its top, also after going back.
history.scrollRestoration = 'manual';

// A page restored from the back-forward cache may show another account's data: load it again.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

// A chunk that a newer version of the site no longer has: reload the page, once.
addEventListener('vite:preloadError', (event) => {
  const key = 'kancil.reloaded';
  if (sessionStorage.getItem(key) === location.href) return;
  sessionStorage.setItem(key, location.href);
  event.preventDefault();
  location.reload();
});

interface Shown {
  language: Language;
  texts: Texts;
}

// Search engines and messengers read what the server wrote: nothing to render in the browser.
const CrawlerTags = () => null;

// A document stays in one area; navigation between areas loads a new document.
const area = areaOf(location.pathname) === 'admin' ? 'admin' : 'parent';

const App = ({ first }: { first: Shown }) => {
  const [shown, setShown] = useState(first);
  const show = useCallback(async (language: Language) => {
    const texts = await loadTexts(area, language);
    startTransition(() => setShown({ language, texts }));
  }, []);
  const info = useMemo(
    () => ({ ...shown, nonce, publicUrl: location.origin, requestId: undefined, CrawlerTags, show }),
    [shown, show],
  );
  return (
    <PageInfoProvider info={info}>
      <HydratedRouter />
    </PageInfoProvider>
  );
};

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : 'en';
const texts = await loadTexts(area, language);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App first={{ language, texts }} />
    </StrictMode>,
  );
});
