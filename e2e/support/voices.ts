import type { Page } from '@playwright/test';

interface Utterance {
  text: string;
  lang: string;
  onend?: () => void;
}

/** Gives a page voices in both languages, and keeps what they say: browsers of tests have none. */
export const withVoices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    const voices = ['en-US', 'id-ID'].map((lang) => ({ lang, localService: true }));
    const speechSynthesis = {
      getVoices: () => voices,
      speak: ({ lang, text, onend }: Utterance) => {
        said.push(`${lang.slice(0, 2)} ${text}`);
        if (onend) queueMicrotask(onend);
      },
      cancel: () => {},
    };
    class SpeechSynthesisUtterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    // What a test asks of a page counts as a touch to the browser.
    let isTouched = false;
    for (const touch of ['pointerdown', 'keydown'])
      addEventListener(touch, () => void (isTouched = true), { capture: true });
    Object.defineProperty(navigator, 'userActivation', {
      value: {
        get hasBeenActive() {
          return isTouched;
        },
      },
    });
    Object.assign(window, { said, SpeechSynthesisUtterance });
    Object.defineProperty(window, 'speechSynthesis', { value: speechSynthesis });
  });

/** What was said on the page since it was loaded, each with its language, as in `en cow`. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
