import { Alert, Button, Checkbox, Input, Loader, ScrollArea } from '@mantine/core';

/** Rules of Mantine's style sheets that no screen of ours meets: the build leaves them out (vite.styles.ts). */
interface LeftOut {
  what: string;
  /** found in their selectors, or the name of their animation */
  rules?: RegExp;
  /** the names of custom properties */
  properties?: RegExp;
  /** what a source of ours would say to meet them after all; a test looks for it */
  asked: RegExp;
}

/** The rules of some parts of a component, by the names that its classes have in Mantine. */
const parts = (component: { classes: Record<string, string> }, ...names: string[]) =>
  new RegExp(names.map((name) => `\\b${component.classes[name]}\\b`).join('|'));

export const leftOut: readonly LeftOut[] = [
  {
    what: 'dark pages',
    rules: /\[data-mantine-color-scheme=.?dark/,
    asked: /forceColorScheme="(?!light)|defaultColorScheme/,
  },
  { what: 'scripts that run from right to left', rules: /\[dir=/, asked: /DirectionProvider|\bdir="/ },
  {
    what: 'buttons joined to a group',
    rules: parts(Button, 'group', 'groupSection'),
    asked: /Button\.Group|ButtonGroup/,
  },
  {
    what: 'buttons, inputs and loaders that are very small or large',
    properties: /^--(button|input|loader|section)-[\w-]*-(xs|lg|xl)$/,
    asked: /\bsize[=:] ?\{?[^}\n]*["'](compact-)?(xs|lg|xl)["']/,
  },
  {
    what: 'loaders of bars and dots',
    rules: parts(
      Loader,
      'barsLoader',
      'bar',
      'bars-loader-animation',
      'dotsLoader',
      'dot',
      'loader-dots-animation',
    ),
    asked: /\btype="(bars|dots)"|type: '(bars|dots)'/,
  },
  {
    what: 'inputs with a line of buttons below, or marked as right',
    rules: new RegExp(
      `${parts(Input, 'bottomSection', 'success').source}|data-with-bottom-section|data-success`,
    ),
    asked: /\bbottomSection=|\bsuccess=\{/,
  },
  {
    what: 'inputs of numbers, or of several values',
    rules: new RegExp(`spin-button|\\[type=.?number|${parts(Input, 'placeholder').source}`),
    asked: /type="number"|NumberInput|Input\.Placeholder|MultiSelect|TagsInput/,
  },
  {
    what: 'fields with an asterisk',
    rules: parts(Input, 'required'),
    asked: /withAsterisk(?!=\{false\})/,
  },
  {
    what: 'groups of fields that are disabled at once',
    rules: /fieldset:disabled/,
    asked: /<fieldset[^>]*disabled/,
  },
  {
    what: 'small compact buttons',
    properties: /^--button-[\w-]*-compact-sm$/,
    asked: /compact-sm/,
  },
  {
    what: 'inputs that can be cleared beside another section',
    rules: /data-combined-clear-section/,
    asked: /\bclearable\b/,
  },
  {
    what: 'inputs without an edge, or whose letters are all of one width',
    // Not those that except them: `:not([data-variant='unstyled'])`.
    rules: /\[data-variant=["']?unstyled["']?\](?!\))|data-monospace/,
    asked: /variant(=|: )["']unstyled["']|<JsonInput|<PillsInput|<Textarea[^>]*\bmonospace/,
  },
  {
    what: 'outlines that are always or never shown',
    rules: /mantine-focus-(always|never)/,
    asked: /mantine-focus-(?:always|never)|focusRing/,
  },
  { what: 'what hides on a light page', rules: /mantine-light-hidden/, asked: /\blightHidden\b/ },
  {
    what: 'bars of their own for what scrolls inside a dialog',
    rules: new RegExp(
      `${parts(ScrollArea, 'root', 'content', 'viewport', 'viewportInner', 'scrollbar', 'thumb', 'corner').source}|data-offset-scrollbars`,
    ),
    asked: /<ScrollArea|scrollAreaComponent/,
  },
  {
    what: 'alerts with a cross',
    rules: parts(Alert, 'closeButton'),
    asked: /withCloseButton/,
  },
  {
    what: 'checkboxes of another variant',
    rules: parts(Checkbox, 'input--light', 'input--outline'),
    asked: /<Checkbox[\s\S]*variant=/,
  },
];

/** Whether a rule is left out, by one of its selectors or the name of its animation. */
export const isRuleLeftOut = (selector: string) => leftOut.some(({ rules }) => rules?.test(selector));

export const isPropertyLeftOut = (name: string) => leftOut.some(({ properties }) => properties?.test(name));
