interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Registers a service worker through the Trusted Types policy `worker`. Rejects if the browser blocks workers or is offline.
 * @param url path of the script
 * @param scope path prefix it controls
 */
export function registerWorker(url: string, scope: string): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('worker', {
    createScriptURL: (address) => {
      if (address === url) return address;
      throw new TypeError(address);
    },
  });
  return navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url, { scope });
}
