/** Trusted Types, as far as they are used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
    // The browser takes what this makes where it wants a text.
  ): { createScriptURL(input: string): string };
}

/**
 * The address of a worker's code as the browser takes it. The policy knows one address and gives no other, whatever it is asked
 * for (QUA-17). Once a page for each name: browsers refuse a second policy of it.
 */
export function trustedAddress(policyName: string, address: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  const policy = types?.createPolicy(policyName, { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}
