import { englishVoice } from './trial-voice.ts';

/** The script of the trial on the home page. It speaks and shows what the page already says; it has no texts of its own. */
const play = (game: HTMLElement) => {
  const questions = [...game.querySelectorAll<HTMLElement>('[data-question]')];
  const end = game.querySelector<HTMLElement>('[data-end]');
  const list = questions[0]?.parentElement;
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : undefined;

  const lookForVoice = () => {
    const voice = englishVoice(speech?.getVoices() ?? []);
    game.toggleAttribute('data-heard', voice !== undefined);
    return voice;
  };

  const speak = (text: string | null | undefined) => {
    const voice = lookForVoice();
    if (!voice || !speech || !text) return;
    const words = new SpeechSynthesisUtterance(text);
    words.voice = voice;
    words.lang = voice.lang;
    words.rate = 0.85;
    speech.cancel();
    speech.speak(words);
  };

  /** The English of a question's sentence, or of the praise at the end. */
  const sentenceOf = (part: Element | null) =>
    part?.querySelector('[data-ask][lang=en], [data-ask] [lang=en]')?.textContent;

  const answer = (question: HTMLElement, button: HTMLElement) => {
    // Who has found it may hear it again; the way on stays.
    if (question.dataset['answer'] === 'right' && !('right' in button.dataset)) return;
    const says = button.dataset['says'] ?? '';
    const said = question.querySelector('[data-said]');
    if (said) said.textContent = says;
    speak(says);
    const judged = 'right' in button.dataset ? 'right' : 'wrong';
    button.dataset['tried'] = judged;
    question.dataset['answer'] = judged;
    if (judged === 'right') question.querySelector<HTMLElement>('[data-next]')?.focus();
  };

  const show = (index: number) => {
    for (const [at, question] of questions.entries()) question.toggleAttribute('data-now', at === index);
    const question = questions[index];
    if (list) list.hidden = question === undefined;
    if (end) end.hidden = question !== undefined;
    const shown = question ?? end;
    shown?.querySelector<HTMLElement>('[data-ask]')?.focus();
    speak(sentenceOf(shown));
  };

  const restart = () => {
    for (const question of questions) {
      delete question.dataset['answer'];
      const said = question.querySelector('[data-said]');
      if (said) said.textContent = '';
      for (const button of question.querySelectorAll<HTMLElement>('[data-tried]'))
        delete button.dataset['tried'];
    }
    show(0);
  };

  const press = (button: HTMLElement) => {
    const question = button.closest<HTMLElement>('[data-question]');
    if ('again' in button.dataset) return restart();
    if (!question) return;
    if ('says' in button.dataset) return answer(question, button);
    if ('hear' in button.dataset) return speak(sentenceOf(question));
    if ('next' in button.dataset) show(questions.indexOf(question) + 1);
  };

  game.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) press(button);
  });
  // Some browsers learn of their voices later.
  speech?.addEventListener('voiceschanged', lookForVoice);
  addEventListener('pagehide', () => speech?.cancel());
  lookForVoice();
  const early = game.querySelector<HTMLElement>('[data-early]');
  if (early) press(early);
};

const game = document.querySelector<HTMLElement>('[data-game]');
if (game) play(game);
