import { describe, expect, it } from 'vitest';
import { compareCopies } from './refreshed-copy.ts';

const ROWS = 'dutch,english\nde fiets,bicycle\n';
const csv = (text: string, init: ResponseInit = {}) =>
  new Response(text, { headers: { 'content-type': 'text/csv; charset=utf-8' }, ...init });

const nobodyCanSay = () => Promise.resolve(false);

describe('compareCopies', () => {
  it.each([
    ['one more word', `${ROWS}de trein,train\n`, 'newer'],
    ['the same', ROWS, 'same'],
    ['cut in the middle of a row', 'dutch,english\nde fie', 'unusable'],
    ['other columns', 'id,name\n1,de fiets\n', 'unusable'],
    ['nothing', '', 'unusable'],
    ['noise', '\u0000'.repeat(5000), 'unusable'],
  ])('QUA-10 QUA-18: %s', async (_what, text, expected) => {
    expect(await compareCopies(csv(ROWS), csv(text), nobodyCanSay)).toBe(expected);
  });

  it('QUA-18 VOC-07: fewer rows are accepted only if the list on the server says so', async () => {
    const two = csv(`${ROWS}de trein,train\n`);
    expect(await compareCopies(two, csv(ROWS), async (rows) => rows === 1)).toBe('newer');
    expect(await compareCopies(two, csv(ROWS), nobodyCanSay)).toBe('unusable');
  });

  it('QUA-18: the sign-in page of a network, or a failed response, never becomes a data file', async () => {
    const page = new Response(ROWS, { headers: { 'content-type': 'text/html' } });
    expect(await compareCopies(csv(ROWS), page, nobodyCanSay)).toBe('unusable');
    expect(await compareCopies(csv(ROWS), csv(ROWS, { status: 206 }), nobodyCanSay)).toBe('unusable');
    expect(await compareCopies(csv(ROWS), csv('oh no', { status: 503 }), nobodyCanSay)).toBe('unusable');
    expect(await compareCopies(csv(ROWS), Response.error(), nobodyCanSay)).toBe('unusable');
  });

  it('QUA-10: a compared response can still be read', async () => {
    const came = csv(`${ROWS}de trein,train\n`);
    await compareCopies(csv(ROWS), came, nobodyCanSay);
    expect(await came.text()).toContain('de trein');
  });
});
