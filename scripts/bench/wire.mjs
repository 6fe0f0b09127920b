/**
 * Counts the bytes really transferred. Headers are counted separately: HTTP/2, which hosts speak and our own server can't
 * without a certificate, sends what repeats in them once.
 *
 * @typedef {{ total: number, scripts: number, fonts: number, data: number, headers: number, requests: number }} WireBytes
 */

/** The app's own data, which QUA-02 does not count. */
const DATA_FILE = /\.(csv|json|pack)(\?|$)/;

/**
 * @param {import('playwright-core').CDPSession} cdp with the Network domain on
 * @returns {() => WireBytes} the bytes so far
 */
export function recordWire(cdp) {
  /** @type {Map<string, { url: string, type: string, bytes: number, headerBytes: number, isCached: boolean }>} */
  const requests = new Map();
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isCached = Boolean(
      response.fromDiskCache || response.fromPrefetchCache || response.fromServiceWorker,
    );
    requests.set(requestId, {
      url: response.url,
      type,
      bytes: response.encodedDataLength,
      // Only the headers have arrived by then.
      headerBytes: response.encodedDataLength,
      isCached,
    });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requests.get(requestId);
    if (request !== undefined) request.isCached = true;
  });
  return () => {
    const wired = [...requests.values()].filter(({ url, isCached }) => !isCached && /^https?:/.test(url));
    const bodies = (/** @type {(request: { url: string, type: string }) => boolean} */ fits) =>
      sum(wired.filter(fits).map(({ bytes, headerBytes }) => bytes - headerBytes));
    return {
      total: bodies(() => true),
      scripts: bodies(({ type }) => type === 'Script'),
      fonts: bodies(({ type }) => type === 'Font'),
      data: bodies(({ url }) => DATA_FILE.test(url)),
      headers: sum(wired.map(({ headerBytes }) => headerBytes)),
      requests: wired.length,
    };
  };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
