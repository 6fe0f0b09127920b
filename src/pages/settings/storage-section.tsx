import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { SettingsSection } from './settings-section.tsx';
import { sizeText } from '#lib/formatted.ts';
import type { StorageFacts } from '#browser/platform.ts';
import { route } from '#routes/routes.ts';
import { offlineSoundOf } from '#sound/offline-sound.ts';
import type { ExamPart } from '#exam/part.ts';
import { useCourse } from '#learning/components/course-context.tsx';
import { examRecordings } from '#storage/exam-recordings.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useInstall } from '#components/use-install.ts';
import { Alert } from '#ui/alert.tsx';
import { Button, textLinkClass } from '#ui/button.tsx';
import { useKeptFocus } from '#ui/moved-focus.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';

/** How much room the app takes, and whether the browser protects its data (MEM-04). */
export function StorageSection() {
  const { t, i18n } = useLingui();
  const { page, siteData } = usePlatform();
  const speaking = useCourse().parts.filter(({ task }) => task === 'speak');
  const [facts, look] = useStorageFacts();
  const [isRefused, setRefused] = useState(false);
  const status = useRef<HTMLOutputElement>(null);
  const isKept = facts?.isPersistent === true;
  useKeptFocus(status, facts && isKept);
  const ask = async () => {
    setRefused(false);
    setRefused(!(await siteData.requestPersistence()));
    look();
  };
  return (
    <SettingsSection title={<Trans>Storage</Trans>}>
      <div className="flex flex-col items-start gap-3">
        <output ref={status} tabIndex={-1} className="flex flex-col gap-3">
          {facts === null ? (
            <p>
              <Trans>Looking at what is stored…</Trans>
            </p>
          ) : (
            <>
              <p>{i18n._(usedText(facts, i18n.locale))}</p>
              <p>{i18n._(keptText(facts))}</p>
            </>
          )}
        </output>
        {speaking.map((part) => (
          <SpeakingRecordings key={part.id} part={part} />
        ))}
        {facts !== null && !isKept && (
          <>
            <Button tone="secondary" onClick={() => void ask()}>
              <Trans>Ask the browser to keep my data</Trans>
            </Button>
            {isRefused && (
              <Alert tone="info" title={t`The browser said no, for now`}>
                <p>
                  <Trans>
                    Nothing is lost. Browsers decide this by themselves, and may say yes on another day.
                  </Trans>
                </p>
              </Alert>
            )}
            <WhatHelps isInstalled={page.startedAs() === 'installed'} />
          </>
        )}
      </div>
    </SettingsSection>
  );
}

/** Null until they are known. Looked up again when sound is added or removed, and when the person comes back to the page. */
function useStorageFacts(): readonly [StorageFacts | null, look: () => void] {
  const platform = usePlatform();
  const { page, siteData } = platform;
  const sound = offlineSoundOf(platform);
  // Not its whole state: while sound is saved, that changes with each of some two hundred files (QUA-04).
  const phase = useStore(sound, (state) => state.phase);
  const facts = useLoaded(useCallback(() => siteData.facts(), [siteData]));
  const look = facts.retry;
  useEffect(() => {
    if (phase !== 'saving') look();
    return page.onVisible(look);
  }, [page, look, phase]);
  return [loadedOr(facts, null), look];
}

function usedText({ usedBytes }: StorageFacts, language: string): MessageDescriptor {
  return usedBytes === null
    ? msg`This browser does not say how much space Oefenpad uses.`
    : msg`Oefenpad takes about ${{ size: sizeText(usedBytes, language) }} of this device, with its pages and its sound.`;
}

function keptText({ isPersistent }: StorageFacts): MessageDescriptor {
  if (isPersistent === true)
    return msg`The browser keeps your data, also when this device is almost full. It stays until you delete it.`;
  return isPersistent === false
    ? msg`The browser may delete your data, with all your answers, when this device is almost full. Safari may do it when you do not use the app for a week.`
    : msg`This browser does not say whether it always keeps your data.`;
}

/** The largest data a person creates; which of it may be deleted is decided at each exam. */
function SpeakingRecordings({ part }: { readonly part: ExamPart }) {
  const { i18n } = useLingui();
  const { database } = usePlatform();
  const { slug, phrases } = part;
  const exams = i18n._(phrases.exams);
  const load = useCallback(() => examRecordings(database, part).takeIds(), [database, part]);
  const ids = loadedOr(useLoaded(load), null);
  const count = ids?.length ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Plural
        value={count}
        one={`${exams}: # recording on this device.`}
        other={`${exams}: # recordings on this device.`}
      />{' '}
      <Trans>
        You can delete those of an exam where you look at its result:{' '}
        <AppLink to={route('mockExam', { kind: 'part', part: slug })} className={textLinkClass}>
          {exams}
        </AppLink>
        .
      </Trans>
    </p>
  );
}

function WhatHelps({ isInstalled }: { isInstalled: boolean }) {
  const [, way] = useInstall();
  return (
    <div>
      <p>
        <Trans>What helps:</Trans>
      </p>
      <ul className="list-disc ps-6">
        {!isInstalled && (
          <li>
            {way === 'none' ? (
              <Trans>Install Oefenpad as an app, from the menu of your browser.</Trans>
            ) : (
              <Trans>Install Oefenpad as an app: open the menu under your name and press “Install”.</Trans>
            )}
          </li>
        )}
        <li>
          <Trans>Use it often.</Trans>
        </li>
        <li>
          <Trans>Save a copy from time to time, with the button under “Your data”.</Trans>
        </li>
      </ul>
    </div>
  );
}
