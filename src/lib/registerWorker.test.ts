import { registerWorker } from './registerWorker.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers again after a sign-out although a policy can be created only once', async () => {
  const names: string[] = [];
  const trustedTypes = {
    createPolicy(name: string, rules: object) {
      if (names.includes(name)) throw new TypeError(`${name} exists`);
      names.push(name);
      return rules;
    },
  };
  const registered: unknown[] = [];
  const serviceWorker = {
    register: async (url: string, options: object) => void registered.push({ url, ...options }),
  };
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: trustedTypes });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  await registerWorker('/staff');
  await registerWorker('/staff');
  const staff = { url: '/staff/sw.js', scope: '/staff' };
  expect(registered).toEqual([staff, staff]);
});
