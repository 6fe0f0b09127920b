import { createToastQueue, type Toast } from '#ui/toast-queue.ts';

const queue = createToastQueue(async () => {
  const { mountToaster } = await import('#ui/toaster.tsx');
  return mountToaster();
});

/** Shows a short notice for 4 seconds (SYS-06), read out politely. For what the person need not act on. */
export function showToast(toast: Toast): void {
  queue(toast);
}
