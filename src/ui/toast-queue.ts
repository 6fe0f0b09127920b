export interface Toast {
  title: string;
  description?: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** A notice takes the place of an earlier one about the same; its title unless said otherwise. */
  about?: string;
}

export type PresentToast = (toast: Toast) => void;

/**
 * Shows toasts by code that is loaded when the first one comes. Toasts that come meanwhile wait and keep their order.
 * If loading fails they are dropped, since a notice that appears minutes later would be about something else; the next
 * toast tries again.
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
