import { type MantineColorsTuple, createTheme } from '@mantine/core';

// Ten shades of each brand colour; the seventh (index 6) is the colour itself.
const pandan: MantineColorsTuple = [
  '#eaf5f0',
  '#d7ebe2',
  '#aed8c7',
  '#7fc1a7',
  '#4fa885',
  '#238f69',
  '#0e7c5a',
  '#0b6b4d',
  '#08563e',
  '#063d2c',
];
const mango: MantineColorsTuple = [
  '#fff7e5',
  '#ffeccb',
  '#ffe3ac',
  '#ffd98f',
  '#ffcf70',
  '#ffc659',
  '#ffb224',
  '#f2a413',
  '#b97a06',
  '#8a5600',
];
const rosella: MantineColorsTuple = [
  '#fdeeed',
  '#f9d9d8',
  '#f1b2b0',
  '#e88a87',
  '#e06661',
  '#da504b',
  '#d6403c',
  '#b8302d',
  '#942523',
  '#6f1b19',
];
const lagoon: MantineColorsTuple = [
  '#eaf3fb',
  '#d3e5f5',
  '#a6cbeb',
  '#76b0e0',
  '#4d98d6',
  '#2f82c8',
  '#1f6fb2',
  '#195c94',
  '#134873',
  '#0d3454',
];

/** Mantine in our colours, type and shapes; light only. */
export const theme = createTheme({
  colors: { pandan, mango, rosella, lagoon },
  primaryColor: 'pandan',
  primaryShade: 6,
  // Dark words on mango, white on the others, wherever a colour is chosen by name.
  autoContrast: true,
  luminanceThreshold: 0.45,
  black: '#20302b',
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-heading)', fontWeight: '700' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  defaultRadius: 'md',
  radius: { xs: '0.375rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'xl', mih: 44 } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true } },
    Paper: { defaultProps: { radius: 'lg' } },
    Modal: { defaultProps: { radius: 'lg', centered: true } },
    // A hint below its field leaves fields beside each other on one line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    NativeSelect: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    DatePickerInput: { defaultProps: { size: 'md' } },
  },
});
