import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PICTURES } from '#storage/study-values.ts';
import { WordPicture } from './word-picture.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const image = () => document.querySelector('img');

async function show(address: string | undefined) {
  const platform = createFakePlatform();
  await renderPage(platform, <WordPicture address={address} size="medium" />);
  return platform;
}

it('PIC-02: a picture next to its word is silent for screen readers, and can be switched off', async () => {
  const { storage } = await show('/pictures/animals.svg#cow');
  expect(image()?.getAttribute('src')).toBe('/pictures/animals.svg#cow');
  expect(image()?.alt).toBe('');
  act(() => void PICTURES.write(storage, 'off'));
  expect(image()).toBeNull();
  act(() => void PICTURES.write(storage, 'on'));
  expect(image()).not.toBeNull();
});

it('PIC-02: a word without a picture, or with a missing one, has no room for one', async () => {
  await show(undefined);
  expect(document.querySelector('.bg-picture')).toBeNull();
  await show('/pictures/animals.svg#cow');
  fireEvent.error(image() ?? document.body);
  expect(document.querySelector('.bg-picture')).toBeNull();
});
