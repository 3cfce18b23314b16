import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { problem } from '../../testing/problem.ts';
import { staffFooter, staffHome, staffMenu } from '../../testing/staffContent.ts';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const list = '/staff/content';
const content = examples.getStaffContent.answer;
const address = `${list}/page/about-us`;

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Content',
  component: StaffApp,
  parameters: {
    draws: [
      'ContentScreen',
      'ContentItem',
      'ContentStateMark',
      'ContentItemScreen',
      'NewContentScreen',
      'ContentEditor',
      'ContentFields',
      'PublishPanel',
      'VersionsPanel',
      'VersionDialog',
      'DiscardContentDialog',
      'UnpublishDialog',
      'HomeFields',
      'HomeEntryFields',
      'ListAccordion',
      'PictureChoice',
      'PictureField',
      'UploadPicture',
      'TagsField',
      'NewTagDialog',
      'FileButton',
      'EntryText',
      'MenuFields',
      'EntryList',
      'EntryListField',
      'FooterFields',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const List: Story = { parameters: { staff: { address: list } } };

export const ListOnAPhone: Story = {
  parameters: { staff: { address: list } },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = {
  parameters: { staff: { address: list, answers: { listContent: { total: 0, items: [] } } } },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address: list,
      answers: { listContent: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

const written = async () => {
  await screen.findByRole(
    'textbox',
    { name: /^(Content|Contenu) \((French|français)\)$/ },
    { timeout: 10_000 },
  );
};

export const Draft: Story = { play: written };

export const DraftOnAPhone: Story = { play: written, globals: { viewport: { value: 'phone' } } };

export const Planned: Story = {
  play: written,
  parameters: {
    staff: {
      address,
      answers: {
        getStaffContent: { ...content, state: 'planned', publish_at: '2026-11-27T04:30:00.000Z' },
      },
    },
  },
};

export const Published: Story = {
  play: written,
  parameters: {
    staff: { address, answers: { getStaffContent: { ...content, state: 'published' } } },
  },
};

export const NewPost: Story = {
  play: written,
  parameters: { staff: { address: `${list}/new/post` } },
};

export const NewTag: Story = {
  play: async () => {
    await written();
    await userEvent.click(
      await screen.findByRole('button', { name: /^(New tag|Nouvelle étiquette)$/ }),
    );
    await screen.findByRole('dialog');
  },
  parameters: { staff: { address: `${list}/new/post` } },
};

export const Unknown: Story = {
  parameters: {
    staff: { address, answers: { getStaffContent: () => new Response('{}', { status: 404 }) } },
  },
};

export const Version: Story = {
  play: async () => {
    await written();
    const [look] = await screen.findAllByRole('button', { name: /^(View “|Voir «)/ });
    if (look) await userEvent.click(look);
    await screen.findByRole('dialog');
    await screen.findByText('About this shop', { selector: 'dd span' });
  },
};

export const Discarding: Story = {
  play: async () => {
    await written();
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Discard draft|Abandonner le brouillon)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const TakingOut: Story = {
  play: async () => {
    await written();
    await userEvent.click(
      await screen.findByRole('button', {
        name: /^(Unpublish|Dépublier)$/,
      }),
    );
    await screen.findByRole('dialog');
  },
  parameters: Published.parameters ?? {},
};

let saves = 0;

export const TwoPeople: Story = {
  parameters: {
    staff: {
      address,
      answers: {
        getStaffContent: () =>
          saves > 0
            ? { ...content, version: 'later', values: { ...content.values, day: '2026-11-01' } }
            : content,
        saveContentDraft: () => {
          saves += 1;
          return problem(409, 'Someone else has edited this.');
        },
      },
    },
  },
  play: async () => {
    saves = 0;
    await written();
    const title = await screen.findByRole('textbox', { name: /^(Title|Titre) \(English\)/ });
    await userEvent.type(title, '!');
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Save draft|Enregistrer le brouillon)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

const withBanners = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Banners|Bannières) / }));
  await screen.findByRole('region', { name: '1: The harvest' });
};

export const HomePage: Story = {
  play: withBanners,
  parameters: {
    staff: { address: `${list}/home/home`, answers: { getStaffContent: staffHome } },
  },
};

export const HomePageOnAPhone: Story = {
  ...HomePage,
  globals: { viewport: { value: 'phone' } },
};

export const MainMenu: Story = {
  parameters: {
    staff: { address: `${list}/menu/menu`, answers: { getStaffContent: staffMenu } },
  },
};

export const MainMenuOnAPhone: Story = {
  ...MainMenu,
  globals: { viewport: { value: 'phone' } },
};

export const Footer: Story = {
  parameters: {
    staff: { address: `${list}/footer/footer`, answers: { getStaffContent: staffFooter } },
  },
};

export const FooterOnAPhone: Story = {
  ...Footer,
  globals: { viewport: { value: 'phone' } },
};
