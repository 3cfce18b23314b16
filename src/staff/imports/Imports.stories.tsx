import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };
import { StaffApp } from '../StaffApp.tsx';

const address = '/staff/import';
const draft = `${address}?draft=4`;
const head = examples.readImportHead.answer;

const ownHead = {
  ...head,
  columns: [...head.columns, 'language'],
  mapping: {
    ...head.mapping,
    source: null,
    language: 'fr',
    columns: { ...head.mapping.columns, language: 'language' },
  },
};

const meta: Meta<typeof StaffApp> = {
  title: 'Staff/Import',
  component: StaffApp,
  parameters: {
    draws: [
      'ImportScreen',
      'FilePanel',
      'MappingPanel',
      'CustomerImport',
      'PreviewTable',
      'ImportList',
      'CheckResult',
      'ImportChanges',
      'RowFiles',
      'PicturesPanel',
      'UndoImportDialog',
    ],
    staff: { address },
  },
};

export default meta;
type Story = StoryObj<typeof StaffApp>;

export const Overview: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: { staff: { address, answers: { listImports: { imports: [] } } } },
};

export const Failed: Story = {
  parameters: {
    staff: {
      address,
      answers: { listImports: () => Promise.reject(new TypeError('Failed to fetch')) },
    },
  },
};

export const Mapping: Story = { parameters: { staff: { address: draft } } };

export const MappingOnAPhone: Story = {
  parameters: { staff: { address: draft } },
  globals: { viewport: { value: 'phone' } },
};

export const Customers: Story = {
  parameters: {
    staff: { address: draft, answers: { readImportHead: { ...head, kind: 'customers' } } },
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Import customers|Importer les clients)$/ }),
    );
    await screen.findByText(/^2 (customers added|clients ajoutés)/);
  },
};

export const OwnExport: Story = {
  parameters: {
    staff: {
      address: draft,
      answers: { readImportHead: ownHead },
    },
  },
};

export const ColumnsMissing: Story = {
  parameters: {
    staff: {
      address: draft,
      answers: {
        readImportHead: {
          ...head,
          mapping: { ...head.mapping, columns: { key: '', name: '', price: '', collection: '' } },
        },
      },
    },
  },
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Check file|Vérifier le fichier)$/ }),
    );
    await screen.findAllByText(/^(Choose a column|Choisissez une colonne)/);
  },
};

export const Checked: Story = {
  parameters: {
    staff: {
      address: draft,
      answers: {
        getImport: {
          ...examples.getImport.answer,
          state: 'checked',
          rows: 120,
          inserted: 12,
          updated: 3,
          rejected: 2,
        },
      },
    },
  },
};

export const Undo: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Undo import|Annuler l’import)$/ }),
    );
    await screen.findByRole('dialog');
  },
};

export const Unreadable: Story = {
  parameters: {
    staff: {
      address: draft,
      answers: {
        readImportHead: () =>
          new Response(
            JSON.stringify({
              type: 'about:blank',
              title: '',
              status: 422,
              detail: 'This isn’t a CSV file: one of its lines is longer than 1 MB.',
            }),
            { status: 422 },
          ),
      },
    },
  },
};
