import { sentPassword } from './sent-password.ts';

/**
 * Sends the forms of the pages around a password and shows their answer in place, so that what was typed stays and no password is
 * sent as it was typed. Without it the browser sends them itself.
 */

/** What the page that is gone on to tells. */
const NOTICE = 'kancil-told';
const BAR_STAYS_MS = 15_000;

const found = (selector: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(selector);

const bar = () => found('main [data-severity]');

/** Removes a notification after its time, but not while the pointer or the focus is on it. */
const hideLater = (shown: Element) =>
  setTimeout(() => {
    if (shown.matches(':hover, :focus-within')) hideLater(shown);
    else shown.remove();
  }, BAR_STAYS_MS);

const tell = (severity: 'error' | 'success', words: string) => {
  const shown = document
    .querySelector<HTMLTemplateElement>('template[data-bar]')
    ?.content.firstElementChild?.cloneNode(true);
  if (!(shown instanceof HTMLElement)) return;
  bar()?.remove();
  shown.dataset['severity'] = severity;
  shown.role = severity === 'error' ? 'alert' : 'status';
  found('main')?.append(shown);
  // Once it is there, so that it is read out.
  const text = found('span', shown);
  if (text) text.textContent = words;
  hideLater(shown);
};

const say = (what: 'offline' | 'unexpected') => tell('error', found('[data-bar]')?.dataset[what] ?? '');

const mend = (input: Element) => {
  input.removeAttribute('aria-invalid');
  found('[data-problem]', input.closest('div') ?? undefined)?.remove();
};

/** The page's forms hold no files. */
const bodyOf = (form: HTMLFormElement) => {
  const body = new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
  for (const { name, value, autocomplete } of form.querySelectorAll<HTMLInputElement>('[data-password]')) {
    body.delete(name);
    body.set(`${name}_digest`, sentPassword(value, autocomplete === 'new-password'));
  }
  body.set('scripted', '');
  return body;
};

const atWork = (button: HTMLElement | null, is: boolean) => {
  if (!button) return;
  button.toggleAttribute('data-at-work', is);
  button.ariaDisabled = is ? 'true' : null;
  const status = found('[data-moment]', button);
  if (status) status.textContent = is ? (status.dataset['moment'] ?? '') : '';
};

/** Puts the answer's page in the place of this one; typed passwords stay in their fields. */
const show = (page: Document, form: HTMLFormElement) => {
  const [main, answer] = [found('main'), found('main', page)];
  if (!main || !answer) return;
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>('[data-password]')) {
    const same = answer.querySelector<HTMLInputElement>(`[data-password][name="${name}"]`);
    if (same) same.value = value;
  }
  document.title = page.title;
  main.replaceChildren(...answer.childNodes);
  (found('[autofocus]', main) ?? found('h1', main))?.focus();
  const shown = bar();
  if (shown) hideLater(shown);
};

const send = async (form: HTMLFormElement, button: HTMLElement | null) => {
  atWork(button, true);
  bar()?.remove();
  try {
    const answer = await fetch(location.href, { method: 'POST', body: bodyOf(form) });
    // Its styles are those of this page, and would be refused for their nonce.
    const html = (await answer.text()).replaceAll(/<style[^]*?<\/style>/g, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const goesOn = page.querySelector<HTMLAnchorElement>('[data-goes-on]');
    if (goesOn) return goOn(goesOn);
    // A page about a failure has no form: what was typed stays.
    if (!found('[data-account], [data-answered]', page)) say('unexpected');
    else return show(page, form);
  } catch {
    say('offline');
  }
  atWork(button, false);
};

/** The button stays at work until the next document is there. */
const goOn = ({ href, dataset: { notice } }: HTMLAnchorElement) => {
  // Where the storage is blocked, only the notice is lost.
  try {
    if (notice) sessionStorage.setItem(NOTICE, notice);
  } catch {}
  location.replace(href);
};

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches('[data-account]')) return;
  event.preventDefault();
  const button = found('[type=submit]', form);
  if (!button?.matches('[data-at-work]')) void send(form, button);
});

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-account]')) return;
  mend(target);
  bar()?.remove();
});

const closeBar = (button: Element) => {
  const wrong = document.querySelectorAll<HTMLElement>('[aria-invalid]');
  if (document.activeElement === button) (wrong[0] ?? found('main'))?.focus();
  bar()?.remove();
  wrong.forEach(mend);
};

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.matches('main [data-severity] button')) closeBar(button);
  const input = button?.matches('[data-eye]') ? button.parentElement?.querySelector('input') : null;
  if (!button || !input) return;
  input.type = input.type === 'password' ? 'text' : 'password';
  button.toggleAttribute('data-shown', input.type === 'text');
  const { other = '' } = button.dataset;
  button.dataset['other'] = button.title;
  button.title = other;
  button.ariaLabel = other;
});

// Where the storage is blocked there is no notice to tell.
try {
  const notice = sessionStorage.getItem(NOTICE);
  sessionStorage.removeItem(NOTICE);
  if (notice) tell('success', notice);
} catch {}
