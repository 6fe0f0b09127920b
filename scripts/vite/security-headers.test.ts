import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PLAYER_ORIGIN } from '#subjects/videos/rules/video.ts';
import { SPELLING_POLICY, SYNTHESIS_POLICY, WORKER_POLICY } from '#browser/service-worker/worker-contract.ts';
import { securityHeaders } from './security-headers.ts';

const PAGE =
  '<html><head><style>h1{color:red}</style><script>start()</script></head><body><h1>Hi</h1></body></html>';

const policyOf = (...pages: string[]) => securityHeaders(pages)['Content-Security-Policy'] ?? '';
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the security headers', () => {
  it('QUA-17: allow exactly the scripts and styles that are in the pages', () => {
    const policy = policyOf(PAGE, PAGE.replace('start()', 'other()'));
    expect(policy).toContain(
      `script-src 'self' 'wasm-unsafe-eval' ${hashOf('start()')} ${hashOf('other()')};`,
    );
    expect(policy).toContain(`style-src 'self' ${hashOf('h1{color:red}')};`);
    // Neither 'unsafe-inline' nor 'unsafe-eval'.
    expect(policy).not.toContain("'unsafe");
  });

  it('QUA-17: name what is completely forbidden, and the one foreign origin of a frame', () => {
    const policy = policyOf(PAGE);
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      // Only the addresses of the three workers, each once (QUA-10, MOC-09).
      `trusted-types ${WORKER_POLICY} ${SPELLING_POLICY} ${SYNTHESIS_POLICY}`,
      'frame-src https://www.youtube-nocookie.com',
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy.match(/https?:/g)).toHaveLength(1);
  });

  it.each(['<p style="color:red">', '<button onclick="go()">'])('QUA-17: reject a page with %s', (markup) => {
    expect(() => policyOf(PAGE.replace('<h1>', `${markup}<h1>`))).toThrow('its own policy blocks');
  });

  it('QUA-17 VID-03: leave to a video what it needs, and let nothing but its player into a frame', () => {
    expect(policyOf(PAGE).split('; ')).toContain(`frame-src ${PLAYER_ORIGIN}`);
    const features = securityHeaders([PAGE])['Permissions-Policy'] ?? '';
    // Off by default in frames of another origin; allowed by the frame itself, which a `()` here would override.
    for (const feature of ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']) {
      expect(features).not.toContain(feature);
    }
  });

  it('QUA-17: allow the microphone to be asked for, but not the camera', () => {
    const policy = (securityHeaders([PAGE])['Permissions-Policy'] ?? '').split(', ');
    expect(policy).toContain('microphone=(self)');
    expect(policy).toContain('camera=()');
  });
});
