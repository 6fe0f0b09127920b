import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { showToast } from '#ui/toast.ts';

const TITLE = msg`Loading Error`;

/** A notice each time that files of a page failed to load (VOC-07, CUL-05, INT-07). @param what a constant */
export function useFailureNotice(hasFailed: boolean, what: MessageDescriptor): void {
  const { i18n } = useLingui();
  useEffect(() => {
    if (hasFailed) showToast({ title: i18n._(TITLE), description: i18n._(what), tone: 'danger' });
  }, [hasFailed, what, i18n]);
}
