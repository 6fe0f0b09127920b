import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EXAM_DATES } from '#storage/study-values.ts';
import { ExamDateFields } from './exam-date-fields.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const NOW = new Date(2026, 10, 22, 12).getTime();
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('MEM-20: a past day shows an error at its field until it is corrected', async () => {
  await renderPage(createFakePlatform({ now: NOW }), <ExamDateFields />);
  fireEvent.change(field('KNM'), { target: { value: '2026-11-21' } });
  expect(screen.getByText(/^This day is over/)).toBeTruthy();
  expect(field('KNM').getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field('KNM'), { target: { value: '2026-11-22' } });
  expect(screen.queryByText(/^This day is over/)).toBeNull();
});

it('MEM-20 MEM-13: dates from elsewhere appear in the fields at once', async () => {
  const platform = createFakePlatform({ now: NOW });
  await renderPage(platform, <ExamDateFields />);
  fireEvent.change(field('Reading'), { target: { value: '2026-12-01' } });
  act(() => void EXAM_DATES.write(platform.storage, { 'a2-reading': '2027-01-05', 'a2-knm': '2026-12-18' }));
  expect([field('Reading').value, field('KNM').value]).toEqual(['2027-01-05', '2026-12-18']);
});
