import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const content = examples.getStaffContent.answer;
const address = '/staff/content/page/about-us';
const { permissions, ...session } = examples.getStaffSession.answer;

const titleIn = (language: string) =>
  screen.findByRole('textbox', { name: new RegExp(`^Title \\(${language}\\)`) });

describe('staff content', () => {
  it('lists pages and posts with their state and filters by it', async () => {
    const { user, calls } = renderStaff({ address: '/staff/content' });
    const link = await screen.findByRole('link', { name: 'The first mangoes' });
    expect(link.closest('li')).toHaveTextContent(/Scheduled for 27 Nov, 10:00.*Not published/);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Drafts' }));
    await waitFor(() => expect(calls.at(-1)?.url.searchParams.get('state')).toBe('draft'));
  });

  it('is hidden from a role without permission', async () => {
    const allowed = permissions.filter((name) => name !== 'content.manage');
    renderStaff({ answers: { getStaffSession: { ...session, permissions: allowed } } });
    expect(await screen.findByRole('link', { name: 'Coupons' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Content' })).toBeNull();
  });

  it('saves a draft with its base version and publishes only when nothing is unsaved', async () => {
    const { user, calls } = renderStaff({ address });
    const title = await titleIn('French');
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
    expect(await screen.findByText('Published')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'publishContent')?.json).toEqual({
      version: content.version,
      publish_at: null,
    });
  });

  it("publishes at a time in the shop's time zone", async () => {
    const { user, calls } = renderStaff({ address });
    const time = await screen.findByLabelText('Publish date and time');
    await user.type(time, '2026-11-27T10:00');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'publishContent')?.json).toEqual({
        version: content.version,
        publish_at: '2026-11-27T04:30:00.000Z',
      }),
    );
  });

  it('unpublishes after confirmation', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Unpublish this\?/ }));
    expect(calls.some(({ operation }) => operation === 'unpublishContent')).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Unpublished')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'unpublishContent')?.url.pathname).toBe(
      '/api/staff/content/page/about-us/shown',
    );
  });

  it('links to a preview in each language', async () => {
    renderStaff({ address });
    expect(await screen.findByRole('link', { name: 'Preview in Français' })).toHaveAttribute(
      'href',
      '/staff/preview/page/about-us?lang=fr',
    );
  });

  it('shows an earlier version and restores it as the draft', async () => {
    const restored = {
      ...content,
      version: 'older',
      values: examples.getContentVersion.answer.values,
    };
    const { user, calls } = renderStaff({
      address,
      answers: { restoreContentVersion: restored },
    });
    await user.click(await screen.findByRole('button', { name: /^View “About this shop”/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Two founders.')).toBeVisible();
    expect(dialog.getByText(/^This replaces your current draft\./)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore this version' }));
    await waitFor(async () => expect(await titleIn('English')).toHaveValue('About this shop'));
    expect(calls.find(({ operation }) => operation === 'restoreContentVersion')?.json).toEqual({
      version: content.version,
    });
  });

  it('merges concurrent changes and asks about conflicts', async () => {
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
          return problem(409, 'Someone else has edited this.');
        },
      },
    });
    const title = await titleIn('English');
    await user.clear(title);
    await user.type(title, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Someone else/ }));
    expect(dialog.getByText('Updated by them: Last updated')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Yours Mine' }));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
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

  it('creates a draft and focuses the missing field', async () => {
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

  it('adds a tag without submitting the post', async () => {
    const { user, calls } = renderStaff({ address: '/staff/content/new/post' });
    await user.type(await titleIn('English'), 'Monsoon greens');
    await user.click(screen.getByRole('button', { name: 'New tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
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
