import { test as setup } from '@playwright/test';
import { SIGNED_IN, signIn } from './support/app.ts';

setup('somebody signs in and is remembered', async ({ page, context }) => {
  await signIn(page, { remember: true });
  await context.storageState({ path: SIGNED_IN });
});
