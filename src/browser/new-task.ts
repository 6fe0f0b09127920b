/**
 * Waits for a new task, so that the response to a press can be drawn first. It uses a message, because a timer may wait
 * up to a minute in a background tab.
 */
export function newTask(): Promise<void> {
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
