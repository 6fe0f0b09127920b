import { BOOTH } from '#storage/booth-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

/** Who lends their voice, the terms, and what they record, as last saved on this device. */
export function useLender() {
  const [lender, setLender] = useStoredState(BOOTH);
  return {
    lender,
    change: (part: Partial<typeof lender>) => setLender({ ...lender, ...part }),
    /** Nothing is recorded without a name and consent: nobody could ever use it. */
    isKnown: lender.name.trim() !== '' && lender.hasAgreed,
  };
}
export type LenderState = ReturnType<typeof useLender>;
