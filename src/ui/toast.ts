import type { PresentToast, Toast } from './toaster.tsx';

/** Shows a short notice for 4 seconds (SYS-06), read out politely. For what the person need not act on. */
export const showToast: PresentToast = createToastQueue(async () => {
  const { mountToaster } = await import('./toaster.tsx');
  return mountToaster();
});

/**
 * Shows toasts with code that is loaded with the first one. Toasts in the meantime wait in order. If loading fails they
 * are dropped, since a notice that appears minutes later would be about something else; the next toast tries again.
 */
export function createToastQueue(load: () => Promise<PresentToast>): PresentToast {
  let loading: Promise<PresentToast> | null = null;

  async function loadAndShow(toast: Toast): Promise<void> {
    loading ??= load();
    const attempt = loading;
    const present = await attempt.catch(() => null);
    if (present !== null) present(toast);
    else if (loading === attempt) loading = null;
  }
  return (toast) => void loadAndShow(toast);
}
