import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const content = examples.getStaffContent.answer;
const address = '/staff/content/page/about-us';
const { permissions, ...session } = examples.getStaffSession.answer;

const titleIn = (language: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^Title \\(${language}\\)`) });

describe('pages and posts at the counter', () => {
  it('are listed with their state, and narrowed down by it', async () => {
    const { user, calls } = renderStaff({ address: '/staff/content' });
    const link = await screen.findByRole('link', { name: 'The first mangoes' });
    expect(link.closest('li')).toHaveTextContent(/Planned for 27 Nov, 10:00.*Not in the shop yet/);
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Drafts' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('draft'));
  });

  it('are hidden from a role that may not write them', async () => {
    const allowed = permissions.filter((name) => name !== 'content.manage');
    renderStaff({ answers: { getStaffSession: { ...session, permissions: allowed } } });
    expect(await screen.findByRole('link', { name: 'Reviews' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pages and blog' })).toBeNull();
  });

  it('are saved as a draft with the version that they began with, and published once nothing is left to save', async () => {
    const { user, calls } = renderStaff({ address });
    const title = await titleIn('Français');
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled();
    await user.clear(title);
    await user.type(title, 'Nous');
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'saveContentDraft')?.json).toEqual({
        version: content.version,
        values: {
          ...content.values,
          texts: { ...content.values.texts, fr: { ...content.values.texts.fr, title: 'Nous' } },
        },
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish now' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Published. The shop shows it now.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'publishContent')?.json).toEqual({
      version: content.version,
      publish_at: null,
    });
  });

  it('are published at a time of the shop’s clock', async () => {
    const { user, calls } = renderStaff({ address });
    const time = await screen.findByLabelText('Time to publish');
    await user.type(time, '2026-11-27T10:00');
    await user.click(screen.getByRole('button', { name: 'Publish then' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'publishContent')?.json).toEqual({
        version: content.version,
        publish_at: '2026-11-27T04:30:00.000Z',
      }),
    );
  });

  it('are taken out of the shop after that was asked', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Take out of the shop' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Take this out/ }));
    expect(calls.some(({ operation }) => operation === 'unpublishContent')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Take out of the shop' }));
    expect(await screen.findByText('The shop does not show it any more.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'unpublishContent')?.url.pathname).toBe(
      '/api/staff/content/page/about-us/shown',
    );
  });

  it('are previewed in each language', async () => {
    renderStaff({ address });
    expect(await screen.findByRole('link', { name: 'Preview in Français' })).toHaveAttribute(
      'href',
      '/staff/preview/page/about-us?lang=fr',
    );
  });

  it('show an earlier version, and make it the draft', async () => {
    const restored = {
      ...content,
      version: 'older',
      values: examples.getContentVersion.answer.values,
    };
    const { user, calls } = renderStaff({
      address,
      answers: { restoreContentVersion: restored },
    });
    await user.click(await screen.findByRole('button', { name: /^Look at “About this shop”/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Two founders.')).toBeVisible();
    expect(dialog.getByText(/takes the place of what is being written now/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Make this the draft' }));
    await waitFor(async () => expect(await titleIn('English')).toHaveValue('About this shop'));
    expect(calls.find(({ operation }) => operation === 'restoreContentVersion')?.json).toEqual({
      version: content.version,
    });
  });

  it('show what two people have changed side by side, and lose nothing of either', async () => {
    const theirs = {
      ...content,
      version: 'later',
      values: {
        ...content.values,
        day: '2026-11-01',
        texts: { ...content.values.texts, en: { ...content.values.texts.en, title: 'Theirs' } },
      },
    };
    let isLater = false;
    const { user, calls } = renderStaff({
      address,
      answers: {
        getStaffContent: () => (isLater ? theirs : content),
        saveContentDraft: ({ json }) => {
          if ((json as { version: string }).version === theirs.version) return theirs;
          isLater = true;
          return problem(409, 'Somebody else has changed this meanwhile.');
        },
      },
    });
    const title = await titleIn('English');
    await user.clear(title);
    await user.type(title, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Somebody else/ }));
    expect(dialog.getByText('Taken over from them: Says this since.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Yours Mine' }));
    await user.click(dialog.getByRole('button', { name: 'Go on' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(
        calls.findLast(({ operation }) => operation === 'saveContentDraft')?.json,
      ).toMatchObject({
        version: 'later',
        values: { day: '2026-11-01', texts: { en: { title: 'Mine' } } },
      }),
    );
  });

  it('begin as a draft, and say what is missing', async () => {
    const { user, calls } = renderStaff({ address: '/staff/content/new/post' });
    await user.type(await titleIn('English'), 'Monsoon greens');
    await user.click(await screen.findByRole('checkbox', { name: 'Our growers' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const author = screen.getByRole('textbox', { name: 'Author' });
    await waitFor(() => expect(author).toHaveFocus());
    await user.type(author, 'Meera');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'addContent')?.json).toMatchObject({
        kind: 'post',
        values: { author: 'Meera', tags: ['growers'], texts: { en: { title: 'Monsoon greens' } } },
      }),
    );
  });

  it('have tags that are added on the way, without sending the post', async () => {
    const { user, calls } = renderStaff({ address: '/staff/content/new/post' });
    await user.type(await titleIn('English'), 'Monsoon greens');
    await user.click(screen.getByRole('button', { name: 'New tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    await user.click(dialog.getByRole('button', { name: 'Add the tag' }));
    const name = dialog.getByRole('textbox', { name: /^Name \(English\)/ });
    await waitFor(() => expect(name).toHaveFocus());
    await user.type(name, 'Harvest{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(screen.getByRole('textbox', { name: 'Author' }), 'Meera');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const written = (wanted: string) => calls.filter(({ operation }) => operation === wanted);
    await waitFor(() => expect(written('addContent')).toHaveLength(1));
    expect(written('addContentTag').map(({ json }) => json)).toEqual([
      { name_en: 'Harvest', name_fr: '' },
    ]);
    expect(written('addContent')[0]?.json).toMatchObject({ values: { tags: ['harvest'] } });
  });
});
