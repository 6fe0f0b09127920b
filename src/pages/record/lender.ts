import { BOOTH } from '#storage/booth-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';

/** Who lends their voice, on what terms, and what they record: as it was told here before. */
export function useLender() {
  const [lender, setLender] = useStoredState(BOOTH);
  return {
    lender,
    change: (part: Partial<typeof lender>) => setLender({ ...lender, ...part }),
    /** Without a name and a yes nothing is recorded: nobody could ever use it. */
    isKnown: lender.name.trim() !== '' && lender.hasAgreed,
  };
}
export type LenderState = ReturnType<typeof useLender>;
