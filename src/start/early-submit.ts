/**
 * A form on a pre-rendered page can be sent before the app listens; the browser would then leave the page. Such a
 * submit is held until the app is there, and done then.
 */
export function holdEarlySubmit(): void {
  let held: HTMLFormElement | null = null;
  const hold = (event: Event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) held = event.target;
  };
  document.addEventListener('submit', hold, true);
  document.addEventListener(
    'app-hydrated',
    () => {
      document.removeEventListener('submit', hold, true);
      if (held?.isConnected === true) held.requestSubmit();
    },
    { once: true },
  );
}
