import { renderEmail } from './renderEmail.ts';
import { emailTemplates } from './emailTemplates.ts';

const data = {
  firstname: '<b>Zoë</b> & "Co"',
  code: 'c0de',
  passkey: 'Phone',
  left: 3,
  name: 'Asha',
};
const origin = 'https://shop.example';

describe('password changed email', () => {
  it.each([
    [
      'en',
      /passkeys can still sign in: “Phone”, “Tablet”.*\/account\/passkeys/,
      /Two-step verification stays on/,
    ],
    [
      'fr',
      /clés d’accès.*«\sPhone\s», «\sTablet\s».*\/account\/passkeys/,
      /validation en deux étapes reste activée/,
    ],
  ] as const)(
    'lists the remaining sign-in methods and links to their settings in %s',
    (language, passkeys, factor) => {
      const textOf = (stays: object) =>
        renderEmail(
          emailTemplates['password-changed']({ firstname: 'Zoë', ...stays }, origin)[language],
          language,
        ).text;
      const all = textOf({ passkeys: ['Phone', 'Tablet'], hasSecondFactor: true });
      expect(all).toMatch(passkeys);
      expect(all).toMatch(factor);
      expect(all).toContain('https://shop.example/account/second-factor');
      const none = textOf({ passkeys: [], hasSecondFactor: false });
      expect(none).not.toMatch(/passkeys|second-factor/);
    },
  );
});

describe('renderEmail', () => {
  it('escapes HTML characters', () => {
    const { html, text } = renderEmail(emailTemplates['verify-email'](data, origin).en, 'en');
    expect(html).toContain('Hello &lt;b&gt;Zoë&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Hello <b>Zoë</b> & "Co",');
  });

  it.each([
    ['verify-email', '/account/verify#code=c0de'],
    ['reset-password', '/account/reset#code=c0de'],
    ['known-address', '/account/login'],
    ['password-changed', '/account/forgotten'],
    ['passkey-added', '/account/passkeys'],
    ['passkey-removed', '/account/passkeys'],
    ['second-factor-on', '/account/second-factor'],
    ['second-factor-off', '/account/forgotten'],
    ['recovery-codes-renewed', '/account/second-factor'],
    ['recovery-code-used', '/account/second-factor'],
    ['staff-password-changed', '/staff/account'],
    ['staff-passkey-added', '/staff/account'],
    ['staff-passkey-removed', '/staff/account'],
  ] as const)('links from %s to the shop in both languages and formats', (name, path) => {
    const { en, fr } = emailTemplates[name](data, origin);
    expect(en.subject).not.toBe(fr.subject);
    for (const [language, email] of [
      ['en', en],
      ['fr', fr],
    ] as const) {
      const { html, text, subject } = renderEmail(email, language);
      expect(subject).toBe(email.subject);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`href="${origin}${path}"`);
      expect(text).toContain(`${email.button.text}\n${origin}${path}\n`);
    }
  });
});
