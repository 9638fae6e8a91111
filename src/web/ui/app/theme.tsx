import { type MantineColorsTuple, type VariantColorsResolver, createTheme } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';

/** What a colour is on a part of Mantine's: our tokens. */
interface Look {
  fill: string;
  fillHover: string;
  onFill: string;
  /** words without a filled ground */
  words: string;
  tint: string;
}

const looks = new Map<string, Look>(
  Object.entries({
    pandan: {
      fill: 'var(--pandan)',
      fillHover: 'var(--pandan-700)',
      onFill: 'var(--white)',
      words: 'var(--pandan-900)',
      tint: 'var(--pandan-50)',
    },
    mango: {
      fill: 'var(--mango)',
      fillHover: 'var(--mango-300)',
      onFill: 'var(--ink)',
      words: 'var(--mango-700)',
      tint: 'var(--mango-50)',
    },
    rosella: {
      fill: 'var(--rosella-700)',
      fillHover: 'var(--rosella)',
      onFill: 'var(--white)',
      words: 'var(--rosella-700)',
      tint: 'var(--rosella-50)',
    },
    lagoon: {
      fill: 'var(--lagoon)',
      fillHover: 'var(--lagoon-700)',
      onFill: 'var(--white)',
      words: 'var(--lagoon-700)',
      tint: 'var(--lagoon-50)',
    },
    gray: {
      fill: 'var(--ink-soft)',
      fillHover: 'var(--ink)',
      onFill: 'var(--white)',
      words: 'var(--ink-soft)',
      tint: 'var(--paper-deep)',
    },
  }),
);

const edge = (colour: string) => `0.0625rem solid ${colour}`;

/** The colours of a button, as values of CSS. @throws for a colour that the theme has not */
export const buttonColours = (color: string, variant: string) => {
  const look = looks.get(color);
  if (!look) throw new Error(`The theme has no colour ${color}`);
  const { fill, fillHover, onFill, words, tint } = look;
  const quiet = { background: 'transparent', hover: tint, color: words, border: edge('transparent') };
  switch (variant) {
    case 'filled':
      return { background: fill, hover: fillHover, color: onFill, border: edge('transparent') };
    case 'outline':
      return { ...quiet, color: fill, border: edge(fill) };
    case 'light':
      return { ...quiet, background: tint };
    case 'white':
      return { ...quiet, background: 'var(--white)' };
    default:
      return quiet;
  }
};

const variantColorResolver: VariantColorsResolver = ({ color = 'pandan', variant }) =>
  buttonColours(color, variant);

/** The ten shades of the colour that Mantine takes where none is named; the seventh is the colour itself. */
const pandan: MantineColorsTuple = [
  'var(--pandan-50)',
  'var(--pandan-50)',
  'var(--pandan-100)',
  'var(--pandan-100)',
  'var(--pandan-100)',
  'var(--pandan)',
  'var(--pandan)',
  'var(--pandan-700)',
  'var(--pandan-700)',
  'var(--pandan-900)',
];

/** Mantine in our colours, type and shapes; light only. */
export const theme = createTheme({
  colors: { pandan },
  primaryColor: 'pandan',
  primaryShade: 6,
  variantColorResolver,
  black: 'var(--ink)',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'monospace',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '700' },
  fontSizes: {
    xs: 'var(--text-tiny)',
    sm: 'var(--text-small)',
    md: 'var(--text-medium)',
    lg: 'var(--text-large)',
    xl: 'var(--text-xl)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-8)',
  },
  defaultRadius: 'md',
  shadows: { xl: '0 10px 30px rgb(32 48 43 / 14%)' },
  radius: {
    xs: 'var(--radius-tiny)',
    sm: 'var(--radius-small)',
    md: 'var(--radius-small)',
    lg: 'var(--radius)',
    xl: 'var(--pill)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Its row wraps before its words break.
    Button: { defaultProps: { radius: 'xl', mih: 44, miw: 'min-content' } },
    Paper: { defaultProps: { radius: 'lg' } },
    // A hint below its field leaves fields beside each other on one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    // Mantine's own arrow would bring the style sheet of its lists.
    NativeSelect: {
      defaultProps: { size: 'md', rightSection: <IconSelector size={20} aria-hidden="true" /> },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
  },
});
