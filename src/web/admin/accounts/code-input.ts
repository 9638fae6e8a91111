/** A code of six digits: phones offer digits, and what a password manager or a message has to fill in. */
export const oneTimeInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  spellCheck: false,
  maxLength: 12,
} as const;

/** A recovery code, as it was written down. */
export const recoveryInput = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: 30,
} as const;
