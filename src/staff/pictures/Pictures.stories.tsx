import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const { answer } = examples.listPictures;
const packer = {
  ...examples.getStaffSession.answer,
  permissions: ['orders.read', 'orders.pack', 'products.read'],
};

const address = '/staff/products/7/pictures';

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Pictures',
  component: StaffApp,
  parameters: {
    draws: [
      'PicturesScreen',
      'PicturesPanel',
      'PictureList',
      'PictureRow',
      'PictureDropZone',
      'FileDropZone',
      'PictureTextForm',
      'RemovePictureDialog',
      'UploadList',
      'UploadRow',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

const shown = (answers: object) => ({ staff: { address, answers } });

export const Pictures: Story = {};

export const NoPictures: Story = {
  parameters: shown({ listPictures: { ...answer, pictures: [], uploads: [] } }),
};

export const OneLanguage: Story = {
  parameters: shown({
    listPictures: { ...answer, uploads: [], text: { en: 'A sack of basmati rice', fr: null } },
  }),
};

export const ReadAlone: Story = {
  parameters: shown({ getStaffSession: packer, listPictures: { ...answer, uploads: [] } }),
};

export const CouldNotBeRead: Story = {
  parameters: shown({ listPictures: () => new Response('', { status: 500 }) }),
};

export const Removing: Story = {
  play: async () => {
    const name = /^(Image 2: remove|Image 2\s: retirer)$/;
    await userEvent.click(await screen.findByRole('button', { name }));
    await screen.findByRole('dialog');
  },
};

export const Refused: Story = {
  parameters: shown({ listPictures: { ...answer, uploads: [] } }),
  play: async () => {
    const input = await screen.findByLabelText<HTMLInputElement>(
      /^(Upload images|Envoyer des images)/,
    );
    await userEvent.upload(input, new File([], 'IMG_0001.jpg', { type: 'image/jpeg' }));
    await screen.findByText(/This file is empty|Ce fichier est vide/);
  },
};
