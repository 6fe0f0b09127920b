/**
 * Runs inside the measured page, before its own scripts, and collects what the browser reports. It is sent there as text,
 * so it can't use anything from outside.
 */
export function installProbe() {
  /** @type {import('./probe.d.ts').Probe} */
  const probe = {
    interactions: [],
    layoutShift: 0,
    largestPaint: null,
    routeChange: () => Promise.resolve(null),
    armRouteChange,
    afterPaint,
  };
  window.benchProbe = probe;
  observe('event', { durationThreshold: 16 }, (entry) => {
    if (!('interactionId' in entry) || entry.interactionId === 0) return;
    probe.interactions.push({
      id: Number(entry.interactionId),
      type: entry.name,
      ms: entry.duration,
      at: location.pathname,
    });
  });
  observe('layout-shift', {}, (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      probe.layoutShift += Number(entry.value);
  });
  observe('largest-contentful-paint', {}, (entry) => {
    probe.largestPaint = entry.startTime;
  });

  /**
   * @param {string} type
   * @param {object} options
   * @param {(entry: PerformanceEntry) => void} take
   */
  function observe(type, options, take) {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
  }

  /**
   * From the next click on: how long until the path is the wanted one and a new heading was painted.
   *
   * @param {string} path
   */
  function armRouteChange(path) {
    const before = document.querySelector('h1');
    const textBefore = before?.textContent;
    /** @type {number | null} */
    let clickedAt = null;
    addEventListener('click', (event) => (clickedAt ??= event.timeStamp), { capture: true, once: true });
    const giveUpAt = performance.now() + 20_000;
    /** @type {Promise<number | null>} */
    const result = new Promise((resolve) => {
      const look = () => {
        const heading = document.querySelector('h1');
        const isNew = heading !== null && (heading !== before || heading.textContent !== textBefore);
        if (clickedAt !== null && location.pathname === path && isNew) return afterPaint(clickedAt, resolve);
        if (performance.now() > giveUpAt) return resolve(null);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    probe.routeChange = () => result;
  }

  /**
   * From a moment to the next paint, without what the page does after it.
   *
   * @param {number} since
   * @param {(ms: number) => void} done
   */
  function afterPaint(since, done) {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      done(performance.now() - since);
      // If it stayed open, it would count as the page's own memory.
      channel.port1.close();
    });
    channel.port1.start();
    requestAnimationFrame(() => channel.port2.postMessage(null));
  }
}
