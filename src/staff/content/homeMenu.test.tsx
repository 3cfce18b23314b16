import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import { staffFooter, staffHome, staffMenu } from '../../testing/staffContent.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { POLL_MS } from '../pictures/usePictures.ts';

const HOME = '/staff/content/home/home';
const MENU = '/staff/content/menu/menu';
const FOOTER = '/staff/content/footer/footer';

describe('what is there once', () => {
  it.each([
    [HOME, staffHome],
    [MENU, staffMenu],
    [FOOTER, staffFooter],
  ])('is read and saved as what it is: %s', async (address, content) => {
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

describe('the home page at the counter', () => {
  it('has its lists, whose entries are written, moved and added', async () => {
    const { user, calls } = renderStaff({
      address: HOME,
      answers: { getStaffContent: staffHome, saveContentDraft: staffHome },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take out of the shop' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Banners 2 entries' }));
    await user.click(await screen.findByRole('button', { name: 'Spices: up' }));
    expect(screen.getByRole('button', { name: 'Spices: up' })).toHaveFocus();
    const first = within(await screen.findByRole('region', { name: '1: Spices' }));
    const title = first.getByRole('textbox', { name: 'Title (Français)' });
    await user.clear(title);
    await user.type(title, 'Épices');
    await user.click(screen.getByRole('button', { name: 'Add an entry' }));
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

  it('takes a picture of one’s own, and keeps what is typed while it is made', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Banners 2 entries' }));
    const first = within(await screen.findByRole('region', { name: '1: The harvest' }));
    const file = new File(['bytes'], 'harvest.jpg', { type: 'image/jpeg' });
    await user.upload(first.getByLabelText('Upload a picture'), file);
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

  it('asks no more for a picture once its page has been left', async () => {
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
    const [input] = await screen.findAllByLabelText('Upload a picture');
    if (input) await user.upload(input, new File(['bytes'], 'x.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    await user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    const before = asked();
    // Twice as long as between two questions.
    await new Promise((resolve) => setTimeout(resolve, 2 * POLL_MS));
    expect(asked()).toBe(before);
  });

  it('takes a drawing’s place by the path of a picture of one’s own', async () => {
    const { answer: made } = examples.getContentPicture;
    const { user } = renderStaff({ address: HOME, answers: { getStaffContent: staffHome } });
    await user.click(await screen.findByRole('button', { name: 'Certificates 1 entry' }));
    const first = within(await screen.findByRole('region', { name: '1: Organic' }));
    await user.upload(
      first.getByLabelText('Upload a picture'),
      new File(['bytes'], 'seal.png', { type: 'image/png' }),
    );
    await waitFor(() =>
      expect(first.getByRole('textbox', { name: 'Picture' })).toHaveValue(made.path),
    );
  });

  it.each([
    ['is refused', problem(422, 'This file is no picture that the shop can show.'), 'bytes'],
    ['is empty', undefined, ''],
    ['comes to nothing', { state: 'failed', picture: null, failure: 'This file is damaged.' }, 'b'],
  ])('says why no picture comes of a file that %s', async (_what, answer, bytes) => {
    const { user } = renderStaff({
      address: HOME,
      answers: {
        getStaffContent: staffHome,
        ...(answer && 'state' in answer
          ? { getContentPicture: { ...examples.getContentPicture.answer, ...answer } }
          : answer && { uploadContentPicture: answer }),
      },
    });
    const [input] = await screen.findAllByLabelText('Upload a picture');
    if (input) await user.upload(input, new File([bytes], 'x.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(/^This file is /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Forget x.jpg' }));
    expect(screen.queryByText(/This file is /)).toBeNull();
  });

  it('opens the list that has what is wrong, marks the field and goes to it, and keeps what was typed', async () => {
    const text = 'Entry 1 has no title in English.';
    const { user } = renderStaff({
      address: HOME,
      answers: {
        getStaffContent: staffHome,
        saveContentDraft: problem(422, 'Please check the fields.', {
          'home_testimonials.0.title.en': text,
        }),
      },
    });
    const list = await screen.findByRole('button', { name: 'What customers say 1 entry' });
    await user.click(list);
    await user.clear(await screen.findByRole('textbox', { name: 'Name (English)' }));
    await user.click(list);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const name = await screen.findByRole('textbox', { name: 'Name (English)' });
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(text);
    expect(name).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name (Français)' })).toHaveValue('Meera (fr)');
    await user.type(name, 'Meera');
    expect(name).toBeValid();
  });
});

describe('the main menu at the counter', () => {
  it('is written with its groups, and previewed on the home page', async () => {
    const { user, calls } = renderStaff({
      address: MENU,
      answers: { getStaffContent: staffMenu, saveContentDraft: staffMenu },
    });
    const group = within(await screen.findByRole('region', { name: 'Collections' }));
    await user.click(group.getByRole('button', { name: 'Add an entry' }));
    const added = within(group.getByRole('region', { name: 'New entry' }));
    await user.type(added.getByRole('textbox', { name: 'Title (English)' }), 'Maps');
    await user.click(group.getByRole('combobox', { name: 'Columns' }));
    await user.click(await screen.findByRole('option', { name: 'a plain list' }));
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

  it('shows by their titles what two people have changed', async () => {
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
          return problem(409, 'Somebody else has changed this meanwhile.');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Shop: down' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Somebody else/ }));
    expect(dialog.getByRole('radio', { name: 'Theirs Shop' })).toBeInTheDocument();
    expect(
      dialog.getByRole('radio', { name: 'Yours Collections [Fruits], Shop' }),
    ).toBeInTheDocument();
  });
});

describe('the foot of every page at the counter', () => {
  it('is written part by part, and keeps what was typed where something is wrong', async () => {
    const text = 'Entry 3 leads nowhere.';
    const { user, calls } = renderStaff({
      address: FOOTER,
      answers: {
        getStaffContent: staffFooter,
        saveContentDraft: problem(422, 'Please check the fields.', { footer_links: text }),
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Foot of every page' }),
    ).toBeVisible();
    const van = within(await screen.findByRole('region', { name: 'With the van' }));
    const title = van.getByRole('textbox', { name: /^Title \(Français\)/ });
    await user.clear(title);
    await user.type(title, 'À vélo');
    await user.click(screen.getByRole('button', { name: 'Map: up' }));
    await user.click(screen.getByRole('button', { name: 'Add an entry' }));
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
