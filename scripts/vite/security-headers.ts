import { createHash } from 'node:crypto';

/** The only place for another origin: a video that a person starts (QUA-17). */
const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/** The three addresses that a policy lets code come from: the workers' (src/browser/service-worker/worker-contract.ts). */
const WORKER_POLICIES = 'oefenpad-worker oefenpad-spelling oefenpad-synthesiser';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;
/** What the policy would block in the pages: better found by the build than by a visitor. */
const BLOCKED_MARKUP = /<[^>]+\s(style|on[a-z]+)="/i;

/** Switched off: the app doesn't use them. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The security headers of every response (QUA-17), for pages whose inline scripts and styles are allowed by their hash. */
export function securityHeaders(pages: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissionsPolicy(),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

function contentSecurityPolicy(pages: readonly string[]): string {
  const blocked = pages.map((page) => BLOCKED_MARKUP.exec(page.replaceAll(INLINE_SCRIPT, ''))?.[0]);
  const found = blocked.find((markup) => markup !== undefined);
  if (found !== undefined) throw new Error(`A page holds markup that its own policy blocks: ${found}`);
  const directives: Record<string, string> = {
    'default-src': "'none'",
    // WebAssembly (the spelling check and the synthesiser) may be compiled; text must never become code (decision 33).
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...hashesOf(INLINE_SCRIPT, pages)].join(' '),
    'style-src': ["'self'", ...hashesOf(INLINE_STYLE, pages)].join(' '),
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self' blob:",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': VIDEO_ORIGIN,
    'object-src': "'none'",
    'base-uri': "'none'",
    // No form is ever submitted: a password can't end up in a request, whatever goes wrong.
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': WORKER_POLICIES,
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

function hashesOf(inline: RegExp, pages: readonly string[]): string[] {
  const contents = pages.flatMap((page) => [...page.matchAll(inline)].map((match) => match[1] ?? ''));
  return [...new Set(contents)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** The frame's `allow` gives a video what it needs, within what browsers permit the page by default. */
function permissionsPolicy(): string {
  return ['microphone=(self)', ...UNUSED_FEATURES.map((name) => `${name}=()`)].join(', ');
}
