import { settingOf } from '#services/settings/settings.ts';
import { BOOTH } from '#services/storage/booth-values.ts';
import { useSetting } from '#shared/settings/use-setting.ts';

const boothSetting = settingOf(BOOTH);

/** Who lends their voice, on what terms, and what they record: as it was told here before. */
export function useLender() {
  const [lender, setLender] = useSetting(boothSetting);
  return {
    lender,
    change: (part: Partial<typeof lender>) => setLender({ ...lender, ...part }),
    /** Without a name and a yes nothing is recorded: nobody could ever use it. */
    isKnown: lender.name.trim() !== '' && lender.hasAgreed,
  };
}
export type LenderState = ReturnType<typeof useLender>;
