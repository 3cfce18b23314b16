import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentDialog } from './ContentDialog.tsx';

const meta = {
  component: ContentDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, onClose: () => undefined },
} satisfies Meta<typeof ContentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = { title: 'How we roast', content: '', type: 'cont', imgsrc: '', imgalt: '' } as const;
const sentence =
  'Slowly, in <strong>iron pans</strong>, a handful at a time, until they smell of nuts.';

export const Text: Story = { args: { inputs: { ...text, content: `<p>${sentence}</p>` } } };
export const LongText: Story = {
  args: { inputs: { ...text, content: `<p>${sentence}</p>`.repeat(40) } },
};
export const Picture: Story = {
  args: {
    inputs: {
      ...text,
      title: '',
      type: 'img',
      imgsrc: '/pictures/basmati-rice-1-720.webp',
      imgalt: 'A sack of basmati rice',
    },
  },
};
