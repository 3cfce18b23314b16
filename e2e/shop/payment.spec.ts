import { tabTo, tabToAndPress } from '../support/byKeyboard.ts';
import { open } from '../support/goto.ts';
import { expect, test, withShop } from '../support/shop.ts';

const ADDRESS = [
  ['E-mail', 'meera@example.com'],
  ['Prénom', 'Meera'],
  ['Nom', 'Nair'],
  ['Numéro et rue', '12 Cubbon Road'],
  ['Code postal', '560001'],
  ['Ville', 'Bengaluru'],
] as const;

test('UPI is paid in French on a phone by keyboard, from a decline to the refund [OPEN-50] @full', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await withShop({ FAKE_PAYMENTS_PORT: '0' }, async ({ url }) => {
    const context = await browser.newContext({
      baseURL: url,
      locale: 'fr-FR',
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const press = (name: string | RegExp) =>
      tabToAndPress(page, page.getByRole('button', { name }).first());
    const choose = (name: string | RegExp) =>
      tabToAndPress(page, page.getByRole('radio', { name }), 'Space');

    await open(page, '/shop/oat-cookies?lang=fr');
    const added = page.waitForResponse(/cart\/add/);
    await press(/^Ajouter au panier/);
    await added;
    await open(page, '/checkout');
    for (const [label, text] of ADDRESS) {
      await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    }
    await page.getByLabel(/^État/).selectOption({ label: 'Karnataka' });
    await press('Continuer vers la livraison');
    await choose(/^Colis/);
    await press('Continuer vers le paiement');
    await choose(/^UPI/);
    await press('Continuer vers la vérification');
    await press(/^Commander pour/);

    await expect(page.getByRole('heading', { name: 'Paiement de démonstration' })).toBeVisible();
    await press('Refuser');
    await expect(page.getByRole('status')).toHaveText(/refusé/);
    await press(/^Payer$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Merci de votre commande' }),
    ).toBeVisible();
    await expect(page.getByText(/^UPI, carte ou netbanking.*payé/)).toBeVisible();

    await tabToAndPress(page, page.getByRole('link', { name: 'Voir la commande' }));
    await press(/^Annuler la commande/);
    const dialog = page.getByRole('dialog');
    await tabToAndPress(page, dialog.getByRole('button', { name: /^Annuler la commande/ }));
    await expect(page.getByText(/Remboursement/).first()).toBeVisible();
    await context.close();
  });
});
