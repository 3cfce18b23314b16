import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import { staffFooter, staffHome, staffMenu } from '../../testing/staffContent.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { POLL_MS } from '../pictures/usePictures.ts';

const HOME = '/staff/content/home/home';
const MENU = '/staff/content/menu/menu';
const FOOTER = '/staff/content/footer/footer';

describe('unique content', () => {
  it.each([
    [HOME, staffHome],
    [MENU, staffMenu],
    [FOOTER, staffFooter],
  ])('loads and saves under its own path: %s', async (address, content) => {
    const { user, calls } = renderStaff({
      address,
      answers: { getStaffContent: content, saveContentDraft: content },
    });
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(calls.map(({ operation }) => operation)).toContain('saveContentDraft'),
    );
    const paths = calls.map(({ url }) => url.pathname).filter((path) => /\/content\//.test(path));
    expect(paths.filter((path) => !path.startsWith(`/api${address}`))).toEqual([]);
  });
});

describe('staff home page', () => {
  it('edits, moves and adds entries of its lists', async () => {
    const { user, calls } = renderStaff({
      address: HOME,
      answers: { getStaffContent: staffHome, saveContentDraft: staffHome },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Banners 2 items' }));
    await user.click(await screen.findByRole('button', { name: 'Spices: move up' }));
    expect(screen.getByRole('button', { name: 'Spices: move up' })).toHaveFocus();
    const first = within(await screen.findByRole('region', { name: '1: Spices' }));
    const title = first.getByRole('textbox', { name: 'Title (French)' });
    await user.clear(title);
    await user.type(title, 'Épices');
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const { banners } = staffHome.values.home;
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveContentDraft')?.json).toMatchObject({
        version: staffHome.version,
        values: {
          home: {
            ...staffHome.values.home,
            banners: [
              { ...banners[1], texts: { ...banners[1]?.texts, fr: { title: 'Épices' } } },
              banners[0],
              { picture: '', texts: { en: { title: '' } } },
            ],
          },
        },
      }),
    );
  });

  it('uploads a picture and keeps input made during the upload', async () => {
    const { answer: made } = examples.getContentPicture;
    let isMade = false;
    const { user, calls } = renderStaff({
      address: HOME,
      answers: {
        getStaffContent: staffHome,
        saveContentDraft: staffHome,
        uploadContentPicture: { ...made, state: 'waiting', picture: null, path: null },
        getContentPicture: () =>
          isMade ? made : { ...made, state: 'waiting', picture: null, path: null },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Banners 2 items' }));
    const first = within(await screen.findByRole('region', { name: '1: The harvest' }));
    const file = new File(['bytes'], 'harvest.jpg', { type: 'image/jpeg' });
    await user.upload(first.getByLabelText('Upload image'), file);
    expect(await first.findByRole('progressbar', { name: /harvest.jpg/ })).toBeVisible();
    await user.type(first.getByRole('textbox', { name: 'Title (English)' }), '!');
    isMade = true;
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveContentDraft')?.json).toMatchObject({
        values: {
          home: {
            banners: [{ picture: made.picture, texts: { en: { title: 'The harvest!' } } }, {}],
          },
        },
      }),
    );
    const sent = calls.filter(({ operation }) => operation === 'uploadContentPicture');
    expect(sent.map(({ url }) => url.searchParams.get('file_name'))).toEqual(['harvest.jpg']);
  });

  it('stops polling an upload after leaving the page', async () => {
    const { answer: made } = examples.getContentPicture;
    const waiting = { ...made, state: 'waiting', picture: null, path: null };
    const { user, calls } = renderStaff({
      address: HOME,
      answers: {
        getStaffContent: staffHome,
        uploadContentPicture: waiting,
        getContentPicture: waiting,
      },
    });
    const asked = () => calls.filter(({ operation }) => operation === 'getContentPicture').length;
    const [input] = await screen.findAllByLabelText('Upload image');
    if (input) await user.upload(input, new File(['bytes'], 'x.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const before = asked();
    await new Promise((resolve) => setTimeout(resolve, 2 * POLL_MS));
    expect(asked()).toBe(before);
  });

  it('replaces a drawing by the path of an uploaded picture', async () => {
    const { answer: made } = examples.getContentPicture;
    const { user } = renderStaff({ address: HOME, answers: { getStaffContent: staffHome } });
    await user.click(await screen.findByRole('button', { name: 'Certifications 1 item' }));
    const first = within(await screen.findByRole('region', { name: '1: Organic' }));
    await user.upload(
      first.getByLabelText('Upload image'),
      new File(['bytes'], 'seal.png', { type: 'image/png' }),
    );
    await waitFor(() =>
      expect(first.getByRole('textbox', { name: 'Image' })).toHaveValue(made.path),
    );
  });

  it.each([
    ['is refused', problem(422, 'This file is larger than 20 MB.'), 'bytes'],
    ['is empty', undefined, ''],
    ['comes to nothing', { state: 'failed', picture: null, failure: 'This file is damaged.' }, 'b'],
  ])('shows why a file %s', async (_what, answer, bytes) => {
    const { user } = renderStaff({
      address: HOME,
      answers: {
        getStaffContent: staffHome,
        ...(answer && 'state' in answer
          ? { getContentPicture: { ...examples.getContentPicture.answer, ...answer } }
          : answer && { uploadContentPicture: answer }),
      },
    });
    const [input] = await screen.findAllByLabelText('Upload image');
    if (input) await user.upload(input, new File([bytes], 'x.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^This file is /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss x.jpg' }));
    expect(screen.queryByText(/This file is /)).toBeNull();
  });

  it('opens the list with the error, focuses the invalid field and keeps the form values', async () => {
    const text = 'Item 1 needs an English title.';
    const { user } = renderStaff({
      address: HOME,
      answers: {
        getStaffContent: staffHome,
        saveContentDraft: problem(422, 'Check the highlighted fields.', {
          'home_testimonials.0.title.en': text,
        }),
      },
    });
    const list = await screen.findByRole('button', { name: 'Testimonials 1 item' });
    await user.click(list);
    await user.clear(await screen.findByRole('textbox', { name: 'Name (English)' }));
    await user.click(list);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const name = await screen.findByRole('textbox', { name: 'Name (English)' });
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(text);
    expect(name).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name (French)' })).toHaveValue('Meera (fr)');
    await user.type(name, 'Meera');
    expect(name).toBeValid();
  });
});

describe('staff main menu', () => {
  it('edits groups and links to a preview on the home page', async () => {
    const { user, calls } = renderStaff({
      address: MENU,
      answers: { getStaffContent: staffMenu, saveContentDraft: staffMenu },
    });
    const group = within(await screen.findByRole('region', { name: 'Collections' }));
    await user.click(group.getByRole('button', { name: 'Add item' }));
    const added = within(group.getByRole('region', { name: 'New menu item' }));
    await user.type(added.getByRole('textbox', { name: 'Title (English)' }), 'Maps');
    await user.click(group.getByRole('combobox', { name: 'Columns' }));
    await user.click(await screen.findByRole('option', { name: 'Single list' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const [shop, collections] = staffMenu.values.menu;
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveContentDraft')?.json).toMatchObject({
        values: {
          menu: [
            shop,
            {
              columns: 0,
              children: [
                collections?.children[0],
                { type: 'link', path: '/', texts: { en: { title: 'Maps' } } },
              ],
            },
          ],
        },
      }),
    );
    expect(screen.getByRole('link', { name: 'Preview in English' })).toHaveAttribute(
      'href',
      '/staff/preview/menu/menu?lang=en',
    );
  });

  it('shows a conflict by the titles of the entries', async () => {
    const [shop] = staffMenu.values.menu;
    const theirs = {
      ...staffMenu,
      version: 'later',
      values: { ...staffMenu.values, menu: [shop] },
    };
    let isLater = false;
    const { user } = renderStaff({
      address: MENU,
      answers: {
        getStaffContent: () => (isLater ? theirs : staffMenu),
        saveContentDraft: () => {
          isLater = true;
          return problem(409, 'Someone else has edited this.');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Shop: move down' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Someone else/ }));
    expect(dialog.getByRole('radio', { name: 'Theirs Shop' })).toBeInTheDocument();
    expect(
      dialog.getByRole('radio', { name: 'Yours Collections [Fruits], Shop' }),
    ).toBeInTheDocument();
  });
});

describe('staff footer', () => {
  it('saves all parts and keeps the form values after an error', async () => {
    const text = 'Item 3: enter a link that starts with “/” or “https://”.';
    const { user, calls } = renderStaff({
      address: FOOTER,
      answers: {
        getStaffContent: staffFooter,
        saveContentDraft: problem(422, 'Check the highlighted fields.', { footer_links: text }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Footer' })).toBeVisible();
    const van = within(await screen.findByRole('region', { name: 'Van icon' }));
    const title = van.getByRole('textbox', { name: /^Title \(French\)/ });
    await user.clear(title);
    await user.type(title, 'À vélo');
    await user.click(screen.getByRole('button', { name: 'Map: move up' }));
    await user.click(screen.getByRole('button', { name: 'Add item' }));
    const added = within(screen.getByRole('region', { name: 'New link' }));
    await user.type(added.getByRole('textbox', { name: 'Title (English)' }), 'Imprint');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(title).toHaveValue('À vélo');
    const { footer } = staffFooter.values;
    expect(calls.find(({ operation }) => operation === 'saveContentDraft')?.json).toMatchObject({
      values: {
        footer: {
          about_link: '/info/about-us',
          texts: {
            en: footer.texts.en,
            fr: { ...footer.texts.fr, shipping_title: 'À vélo' },
          },
          links: [
            footer.links[1],
            footer.links[0],
            { path: '/', title_en: 'Imprint', title_fr: '' },
          ],
        },
      },
    });
  });
});
