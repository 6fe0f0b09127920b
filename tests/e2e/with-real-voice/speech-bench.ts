import { USUAL_SPEECH_RATE } from '#sound/rules/speech-timing.ts';
import { createBrowserSpeech } from '#browser/speech/browser-speech.ts';

/** A page with nothing but the speech service, in real Chromium with a real voice. Built and served by the spec. */
const speech = createBrowserSpeech({
  clock: {
    now: () => Date.now(),
    after(delayMs, run) {
      const timer = setTimeout(run, delayMs);
      return () => clearTimeout(timer);
    },
    every(intervalMs, run) {
      const timer = setInterval(run, intervalMs);
      return () => clearInterval(timer);
    },
  },
  report: console,
  page: window,
  wish: () => ({ voice: null, rate: USUAL_SPEECH_RATE }),
  playsHidden: () => false,
});

const text = document.createElement('input');
text.ariaLabel = 'Text';
const outcomes = document.createElement('ol');

function addButton(name: string, press: () => void) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', press);
  document.body.append(button);
}

async function say() {
  const startedAt = performance.now();
  const outcome = await speech.speak(text.value);
  const line = document.createElement('li');
  line.textContent = outcome.ok ? 'said' : outcome.error;
  line.dataset['ms'] = String(Math.round(performance.now() - startedAt));
  outcomes.append(line);
}

document.body.append(text, outcomes);
addButton('Say', () => void say());
addButton('Stop', () => speech.stop());
