interface ScriptPolicy {
  createScriptURL(address: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const SCRIPTS = { '/': '/sw.js', '/staff': '/staff/sw.js' } as const;

let policy: ScriptPolicy | undefined;

// A page may create each Trusted Types policy only once.
function policyOf({ trustedTypes }: { trustedTypes?: TrustedTypes }): ScriptPolicy | undefined {
  policy ??= trustedTypes?.createPolicy('worker', {
    createScriptURL: (address) => {
      if (Object.values<string>(SCRIPTS).includes(address)) return address;
      throw new TypeError(address);
    },
  });
  return policy;
}

/**
 * Registers a service worker through the Trusted Types policy `worker`. Rejects if the browser blocks workers or is
 * offline.
 * @param scope path prefix that the worker controls
 */
export async function registerWorker(
  scope: keyof typeof SCRIPTS,
): Promise<ServiceWorkerRegistration> {
  const script = SCRIPTS[scope];
  const url = policyOf(window as { trustedTypes?: TrustedTypes })?.createScriptURL(script);
  return navigator.serviceWorker.register(url ?? script, { scope });
}
