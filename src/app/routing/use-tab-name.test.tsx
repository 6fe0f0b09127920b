import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { useTabName } from './use-tab-name.ts';
import { tabName } from '#ui/screen.ts';

function Page({ heading, place }: { readonly heading: string; readonly place?: string }) {
  const main = useRef<HTMLElement>(null);
  useTabName(main, 'Mock exam');
  return (
    <main ref={main}>
      <h1>{heading}</h1>
      {place !== undefined && <p {...tabName(place)}>{place}</p>}
    </main>
  );
}

afterEach(() => history.replaceState(null, '', '/'));

it('NAV-07: the tab is named after the page, its view, and its content', async () => {
  const shown = render(<Page heading="Parts" />);
  expect(document.title).toBe('Mock exam · Oefenpad');
  act(() => navigate('/mock-exam', { state: { index: 1, view: { kind: 'part' } } }));
  expect(document.title).toBe('Parts · Mock exam · Oefenpad');
  const update = (page: React.ReactNode) =>
    act(async () => {
      shown.rerender(page);
      await Promise.resolve();
    });
  await update(<Page heading="Reading mock exam" />);
  expect(document.title).toBe('Reading mock exam · Oefenpad');
  await update(<Page heading="Reading mock exam" place="Vraag 3 van 25" />);
  expect(document.title).toBe('Vraag 3 van 25 · Reading mock exam · Oefenpad');
  await update(<Page heading="Reading mock exam" place="Alle vragen" />);
  expect(document.title).toBe('Alle vragen · Reading mock exam · Oefenpad');
});
