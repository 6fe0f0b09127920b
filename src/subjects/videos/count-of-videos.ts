import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

export function countOfVideos(count: number): MessageDescriptor {
  return msg({ message: plural(count, { one: '# video', other: '# videos' }) });
}
