/** emscripten's name for the list of files embedded in a program. */
const LIST_EXPORT = '__emscripten_embedded_file_data';
/** An entry of it: the address of the path, the length of the content, and the address of the content. */
const ENTRY_BYTES = 12;

const Section = { global: 6, export: 7, data: 11 } as const;
const I32_CONST = 0x41;
const END = 0x0b;
/** A longer run of zeros costs less as a new segment. */
const LONGEST_ZEROS = 32;

/** Reads the bytes of a WebAssembly file one after the other. */
class WasmReader {
  offset: number;
  readonly bytes: Buffer;
  constructor(bytes: Buffer, offset = 0) {
    this.bytes = bytes;
    this.offset = offset;
  }
  byte(): number {
    return this.bytes[this.offset++] ?? 0;
  }
  /** LEB128, without the sign: addresses have none. */
  number(): number {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = this.byte();
      value += (byte & 127) * place;
      if (byte < 128) return value;
    }
  }
  take(length: number): Buffer {
    this.offset += length;
    return this.bytes.subarray(this.offset - length, this.offset);
  }
  text(): string {
    return this.take(this.number()).toString();
  }
  /** `i32.const VALUE end`, with which globals and segments start. */
  constant(): number {
    if (this.byte() !== I32_CONST) throw new Error('not a plain number');
    const value = this.number();
    this.byte();
    return value;
  }
}

/**
 * A program compiled by emscripten with embedded files, without the unwanted ones. The others keep their memory addresses, so the program
 * itself doesn't change.
 */
export function withOnlyFiles(wasm: Buffer, isWanted: (path: string) => boolean): Buffer {
  const sections = sectionsOf(wasm);
  const [first, ...others] = segmentsIn(contentOf(sections, Section.data));
  if (first === undefined) throw new Error('The program holds no data');
  const memory = Buffer.from(first.bytes);
  const list = listAddress(sections) - first.address;
  const kept: Buffer[] = [];
  let place = list;
  for (; memory.readUInt32LE(place) !== 0; place += ENTRY_BYTES) {
    const [path = 0, length = 0, content = 0] = [0, 4, 8].map((at) => memory.readUInt32LE(place + at));
    const name = path - first.address;
    const nameEnd = memory.indexOf(0, name);
    const isKept = isWanted(memory.toString('utf8', name, nameEnd));
    if (isKept) kept.push(Buffer.from(memory.subarray(place, place + ENTRY_BYTES)));
    else memory.fill(0, name, nameEnd).fill(0, content - first.address, content - first.address + length);
  }
  Buffer.concat(kept).copy(memory.fill(0, list, place), list);
  const segments = [...withoutZeros(memory, first.address), ...others];
  return Buffer.concat([
    wasm.subarray(0, 8),
    ...sections.map(({ id, content }) =>
      sectionBytes(id, id === Section.data ? segmentBytes(segments) : content),
    ),
  ]);
}

interface WasmSection {
  readonly id: number;
  readonly content: Buffer;
}

interface Segment {
  readonly address: number;
  readonly bytes: Buffer;
}

function sectionsOf(wasm: Buffer): WasmSection[] {
  const reader = new WasmReader(wasm, 8);
  const sections: WasmSection[] = [];
  while (reader.offset < wasm.length)
    sections.push({ id: reader.byte(), content: reader.take(reader.number()) });
  return sections;
}

function contentOf(sections: readonly WasmSection[], wanted: number): Buffer {
  const section = sections.find(({ id }) => id === wanted);
  if (section === undefined) throw new Error(`The program has no section ${wanted}`);
  return section.content;
}

/** The address of the list of files: a global exported by its name. */
function listAddress(sections: readonly WasmSection[]): number {
  const exported = new WasmReader(contentOf(sections, Section.export));
  let index = -1;
  for (let left = exported.number(); left > 0; left -= 1) {
    const name = exported.text();
    exported.byte();
    const found = exported.number();
    if (name === LIST_EXPORT) index = found;
  }
  if (index === -1) throw new Error('The program holds no files');
  const globals = new WasmReader(contentOf(sections, Section.global));
  globals.number();
  const values = Array.from({ length: index + 1 }, () => {
    globals.take(2);
    return globals.constant();
  });
  return values[index] ?? 0;
}

function segmentsIn(data: Buffer): Segment[] {
  const reader = new WasmReader(data);
  return Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0) throw new Error('A segment of a kind that is not known');
    return { address: reader.constant(), bytes: reader.take(reader.number()) };
  });
}

/** Memory that isn't written is zero. */
function withoutZeros(memory: Buffer, address: number): Segment[] {
  const segments: Segment[] = [];
  let start = -1;
  let end = -1;
  for (let at = 0; at <= memory.length; at += 1) {
    const isOver = at === memory.length;
    if (start !== -1 && (isOver || at - end > LONGEST_ZEROS)) {
      segments.push({ address: address + start, bytes: memory.subarray(start, end) });
      start = -1;
    }
    if (isOver || memory[at] === 0) continue;
    if (start === -1) start = at;
    end = at + 1;
  }
  return segments;
}

function segmentBytes(segments: readonly Segment[]): Buffer {
  return Buffer.concat([
    numberBytes(segments.length),
    ...segments.flatMap(({ address, bytes }) => [
      Buffer.of(0, I32_CONST),
      // Signed: a first byte of 64 or more would be negative.
      signedBytes(address),
      Buffer.of(END),
      numberBytes(bytes.length),
      bytes,
    ]),
  ]);
}

function sectionBytes(id: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(id), numberBytes(content.length), content]);
}

function numberBytes(value: number): Buffer {
  return value < 128
    ? Buffer.of(value)
    : Buffer.concat([Buffer.of((value & 127) | 128), numberBytes(value >>> 7)]);
}

function signedBytes(value: number): Buffer {
  return value < 64
    ? Buffer.of(value)
    : Buffer.concat([Buffer.of((value & 127) | 128), signedBytes(value >>> 7)]);
}
