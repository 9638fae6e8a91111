// Runs in every page before the product's own scripts, after Testing Library: finds elements by what a person reads, and
// keeps what went wrong in sessionStorage, so that a problem is still known on the page after.
(() => {
  if (!location.protocol.startsWith('http')) return;
  const KEY = 'smoke-problems';
  const problems = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
  const note = (problem) =>
    sessionStorage.setItem(KEY, JSON.stringify([...problems(), `${location.pathname}: ${problem}`]));

  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener(
    'error',
    ({ message, target }) => {
      // What is loaded ahead is given up when the page is left early, in Firefox with an error.
      if (isLeaving || /preload/.test(target.rel)) return;
      note(message ?? `could not load ${target.src ?? target.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} blocks ${blockedURI}`),
  );
  const error = console.error;
  console.error = (...words) => {
    note(`console: ${words.join(' ')}`);
    error(...words);
  };

  /** Visible elements for { role, name }, { label } or { text }; `within` is the role of what they lie in. */
  const all = ({ role, name, label, text, exact = false, within }) => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = globalThis.TestingLibraryDom;
    const matches = (wanted) => (found) =>
      wanted === undefined || (exact ? found.trim() === wanted : found.includes(wanted));
    const containers = within ? queryAllByRole(document.body, within) : [document.body];
    const found = containers.flatMap((container) => {
      if (role) return queryAllByRole(container, role, { name: matches(name) });
      if (label) return queryAllByLabelText(container, label, { exact });
      return queryAllByText(container, text, { exact, ignore: 'script, style, title' });
    });
    return found.filter((element) => element.checkVisibility());
  };

  /** Where a person clicks: a radio button's label, since the button itself may be drawn by the style sheet. */
  const clickable = (element) =>
    element.matches('[type=radio], [type=checkbox]') ? (element.labels?.[0] ?? element) : element;

  let last = '';
  globalThis.smoke = {
    problems,
    all,
    clickable: (target) => all(target).map(clickable)[0],
    /** The first such element once it may be used: loaded, enabled, at rest and not covered; else null. */
    usable(target) {
      const element = document.readyState === 'complete' && globalThis.smoke.clickable(target);
      if (!element || element.matches(':disabled')) return null;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const place = JSON.stringify([target, x, y, width, height]);
      const atRest = place === last;
      last = place;
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return atRest && (element.contains(hit) || hit?.contains(element)) ? element : null;
    },
    isTooWide: () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    /** Sets a value as a person's choice does: React listens for the events. */
    setValue(field, value) {
      const prototype = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, value);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    choose(field, label) {
      const option = [...field.options].find((one) => one.label === label);
      if (option) globalThis.smoke.setValue(field, option.value);
      return Boolean(option);
    },
  };
})();
