/**
 * Waits for a task of its own, so that what was pressed may be drawn in between. By a message: a timer waits up to a minute in a tab
 * that nobody looks at.
 */
export function ownTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      resolve();
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  });
}
