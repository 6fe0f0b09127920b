/** The parts of Trusted Types that are used here. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
    // The browser accepts the result wherever it expects a string.
  ): { createScriptURL(input: string): string };
}

/**
 * The address of a worker's code in the form that the browser accepts. The policy allows one address only, whatever is
 * requested (QUA-17). Call it once per page and name: browsers refuse a second policy of the same name.
 */
export function trustedAddress(policyName: string, address: string): string {
  const types: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  const policy = types?.createPolicy(policyName, { createScriptURL: () => address });
  return policy?.createScriptURL('') ?? address;
}
