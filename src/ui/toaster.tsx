import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster, toast as sonner, type ToasterProps } from 'sonner';
import 'sonner/dist/styles.css';
import '#ui/styles/toaster.css';
import type { PresentToast, Toast } from '#ui/toast-queue.ts';

// SYS-06; the width of 356 px is sonner's own, the swipe of 20 px is set by scripts/vite.
const TOAST_DURATION_MS = 4000;
const MAX_VISIBLE_TOASTS = 3;
const GAP_PX = 14;

// A screen reader has to know the live region before something appears in it, or says nothing.
const LIVE_REGION_SETTLE_MS = 100;

/** Puts the notices into the page, in a React root of their own, and answers how to show one. Call it once. */
export async function mountToaster(): Promise<PresentToast> {
  const container = document.createElement('div');
  document.body.append(container);
  await new Promise<void>((resolve) => {
    createRoot(container).render(<Notices onMounted={resolve} />);
  });
  return (toast) => {
    keepWithinReach(container);
    present(toast);
  };
}

function Notices({ onMounted }: { onMounted: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onMounted, LIVE_REGION_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [onMounted]);
  return (
    <Toaster
      className="toaster"
      {...placement()}
      duration={TOAST_DURATION_MS}
      visibleToasts={MAX_VISIBLE_TOASTS}
      gap={GAP_PX}
      // Side by side instead of in a pile: what only shows on hover is not shown.
      expand
      offset={24}
      mobileOffset={16}
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Close notification' }}
    />
  );
}

/** On a phone the lower end of the screen is where forms have their button; elsewhere a corner is out of the way. */
function placement(): Pick<ToasterProps, 'position' | 'swipeDirections'> {
  if (matchMedia('(max-width: 40rem)').matches) {
    return { position: 'top-center', swipeDirections: ['top', 'left', 'right'] };
  }
  return { position: 'bottom-right', swipeDirections: ['bottom', 'right'] };
}

function present({ title, description, tone = 'neutral', about = title }: Toast): void {
  const show = { neutral: sonner.message, success: sonner.success, danger: sonner.error }[tone];
  // The same notice again renews the one that is there.
  show(title, { id: about, ...(description !== undefined && { description }) });
}

/** A modal dialog makes the rest of the page silent and untouchable; while one is open the notices move into it. */
function keepWithinReach(container: HTMLElement): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  const host = dialog ?? document.body;
  if (container.parentElement === host) return;
  host.append(container);
  dialog?.addEventListener('close', () => document.body.append(container), { once: true });
}
