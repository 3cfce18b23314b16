interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Registers a service worker, by a Trusted Types policy of the name `worker` where the browser knows such. A browser whose settings
 * forbid it, or that is offline, rejects it.
 * @param url path of its script
 * @param scope prefix of the paths it answers for
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
