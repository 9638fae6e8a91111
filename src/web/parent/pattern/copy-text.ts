/**
 * Copies a text; where the browser has no clipboard for this page (without https), `shown`, which shows it, is selected for
 * copying by hand.
 */
export const copyText = async (text: string, shown: HTMLElement): Promise<'copied' | 'selected'> => {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // No clipboard on this page, or no permission: the old way needs neither.
    return copySelected(text, shown) ? 'copied' : 'selected';
  }
};

const copySelected = (text: string, shown: HTMLElement): boolean => {
  getSelection()?.selectAllChildren(shown);
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', give, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', give);
  return isCopied;
};
