import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type InstallEntry from './install-entry.tsx';
import { needsReload, recoverFrom, WHAT_TO_DO } from '#updates/recovery.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { closeWordHelp, isWordWanted, wordHelp } from '#components/words/wanted-word.ts';
import { wordHelpCode } from '#components/words/word-help-code.ts';
import { useSession } from '#auth/components/session-context.tsx';
import { showToast } from '#ui/toast.ts';

export type ShellDialog = 'none' | 'logout' | 'shortcuts' | 'install';

interface LazyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const logoutDialog = lazyCode<LazyDialogProps>(() => import('#pages/sign-in/logout-dialog.tsx'));
const shortcutHelp = lazyCode<LazyDialogProps>(
  () => import('#components/shortcuts/shortcut-help-dialog.tsx'),
);
/** It announces new versions (QUA-11). */
export const updateNotice = lazyCode(() => import('./update-notice.tsx'));
const installHelp = lazyCode<LazyDialogProps>(() => import('./install-help-dialog.tsx'));
/** The entry of the menu: most browsers offer nothing to install. */
export const installEntry = lazyCode<ComponentProps<typeof InstallEntry>>(
  () => import('./install-entry.tsx'),
);
/** The number of reviews: it needs the log, which is read late on purpose (QUA-02). */
export const dueLink = lazyCode(() => import('./due-link.tsx'));
const sessionExpiry = lazyCode<LazyDialogProps>(() => import('#pages/sign-in/session-expiry-dialog.tsx'));

/** Prefetches the code of the dialogs and of the menu's late entry, so that they work without a connection. */
export async function preloadDialogs(): Promise<void> {
  for (const code of [sessionExpiry, logoutDialog, shortcutHelp, updateNotice, installEntry, installHelp])
    await code.load();
}

/** The dialogs any page may need. */
export function LazyDialogs({ dialog, onClosed }: { dialog: ShellDialog; onClosed: () => void }) {
  const { state } = useSession();
  const isWanted = useStore(wordHelp, isWordWanted);
  return (
    <>
      <LazyDialog code={wordHelpCode} open={isWanted} onClose={closeWordHelp} />
      <LazyDialog code={logoutDialog} open={dialog === 'logout'} onClose={onClosed} />
      <LazyDialog code={shortcutHelp} open={dialog === 'shortcuts'} onClose={onClosed} />
      <LazyDialog code={installHelp} open={dialog === 'install'} onClose={onClosed} />
      <LazyDialog code={sessionExpiry} open={state.isSessionExpiringSoon} onClose={onClosed} />
    </>
  );
}

/** A part around every page, from the moment its code is there: nothing waits for it, and nothing is said if it never comes. */
export function LatePart({ code }: { code: LazyCode }) {
  const status = useStore(code);
  return status.phase === 'ready' ? <status.Component /> : null;
}

/** A dialog whose code is loaded when it first opens, and retried the next time if that failed. */
function LazyDialog({ code, open, onClose }: LazyDialogProps & { code: LazyCode<LazyDialogProps> }) {
  const { t } = useLingui();
  const status = useStore(code);
  const platform = usePlatform();
  const giveUp = useEffectEvent((error: unknown) => {
    if (recoverFrom(error, platform)) return;
    showToast({
      title: t`This could not be opened`,
      description: needsReload(error) ? WHAT_TO_DO : t`Please check your connection and try again.`,
      tone: 'danger',
    });
    onClose();
  });
  useEffect(() => {
    if (!open) return;
    const loadOrGiveUp = async () => {
      await code.load();
      const status = code.getState();
      if (status.phase === 'failed') giveUp(status.error);
    };
    void loadOrGiveUp();
  }, [open, code]);
  return status.phase === 'ready' ? <status.Component open={open} onClose={onClose} /> : null;
}
