import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/import';
const head = examples.readImportHead.answer;
const draft = examples.getImport.answer;

const file = (text = 'SKU,Title\n1,Rice\n') => new File([text], 'goods.csv', { type: 'text/csv' });

describe('product import screen', () => {
  it('uploads a file in parts and shows the column mapping', async () => {
    const { user, calls } = renderStaff({ address });
    await user.upload(await screen.findByLabelText('Choose file'), file('x'.repeat(1_500_000)));
    expect(await screen.findByLabelText('Name')).toHaveValue('Title');
    const parts = calls.filter(({ operation }) => operation === 'putImportPart');
    expect(parts.map(({ url }) => url.pathname)).toEqual([
      '/api/staff/imports/4/parts/0',
      '/api/staff/imports/4/parts/1',
    ]);
    expect(parts[0]?.headers.get('Content-Type')).toBe('application/octet-stream');
    const created = calls.find(({ operation }) => operation === 'createImport');
    expect(created?.json).toEqual({ file_name: 'goods.csv', size: 1_500_000 });
  });

  it('imports a customer list, and shows what became of its rows', async () => {
    const { user, calls } = renderStaff({
      address: `${address}?draft=4`,
      answers: { readImportHead: { ...head, kind: 'customers' } },
    });
    expect(await screen.findByText(/^This file lists customers/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check file' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Import customers' }));
    expect(
      await screen.findByText('2 customers added, 1 had an account already, 1 skipped.'),
    ).toBeVisible();
    expect(screen.getByText('Row 2 skipped: no email address')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'importCustomers')?.url.pathname).toBe(
      '/api/staff/imports/4/customers',
    );
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByLabelText('Choose file')).toBeEnabled();
  });

  it('shows why a file is rejected and accepts another', async () => {
    const { user } = renderStaff({
      address,
      answers: { createImport: () => problem(413, 'The file is larger than 64 MB.') },
    });
    await user.upload(await screen.findByLabelText('Choose file'), file());
    expect(await screen.findByText('The file is larger than 64 MB.')).toBeVisible();
    expect(screen.getByLabelText('Choose file')).toBeEnabled();
  });

  it('reports an empty file and sends nothing', async () => {
    const { user, calls } = renderStaff({ address });
    await user.upload(await screen.findByLabelText('Choose file'), file(''));
    expect(await screen.findByText('This file is empty. Choose another one.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'createImport')).toBe(false);
  });

  it('previews the first rows with rejected ones, then starts the import', async () => {
    const { user, calls } = renderStaff({ address: `${address}?draft=4` });
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(preview.getByText('Brown rice')).toBeVisible();
    expect(preview.getByText(/^Before: Price.*: ₹ 175\.00\/-$/)).toBeVisible();
    const [row, rejected] = examples.previewImport.answer.rows;
    expect(preview.getByText(row?.notes?.[0] ?? '')).toBeVisible();
    expect(preview.getByText(`Skipped: ${rejected?.reason}`)).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Brand/), 'Department');
    await user.selectOptions(screen.getByLabelText(/^Salt/), 'Price');
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'previewImport')?.json).toMatchObject({
        columns: { brand: 'Department' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await waitFor(() =>
      expect(calls.find(({ operation }) => operation === 'checkImport')?.json).toEqual({
        ...head.mapping,
        columns: { ...head.mapping.columns, brand: 'Department' },
        nutrition: { salt: 'Price' },
      }),
    );
  });

  it('shows what a checked file would change, and imports it', async () => {
    const mapping = { ...head.mapping, columns: { ...head.mapping.columns, brand: 'Maker' } };
    const counts = { rows: 16, inserted: 12, updated: 1, rejected: 3 };
    const checked = { ...draft, ...counts, state: 'checked', mapping };
    const { user, calls } = renderStaff({
      address: `${address}?draft=4`,
      answers: {
        getImport: checked,
        listImportChanges: ({ url }) => ({
          has_more: false,
          changes:
            url.searchParams.get('kind') === 'added'
              ? [
                  {
                    row: 1,
                    cursor: '1 product',
                    name: 'Flour',
                    is_variant: false,
                    before: {},
                    after: { price: 80, stock: 1_000_000_000 },
                  },
                ]
              : examples.listImportChanges.answer.changes,
        }),
      },
    });
    expect(
      await screen.findByText(
        'Nothing is imported yet. 16 rows: 12 new products, 1 changed or with new images, 0 unchanged, 3 skipped.',
      ),
    ).toBeVisible();
    expect(await screen.findByText('Flour')).toBeVisible();
    expect(screen.getByText('Stock: Not tracked')).toBeVisible();
    expect(await screen.findByText('Price: ₹ 119.00/- → ₹ 125.00/-')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change columns' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Title');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    await user.click(await screen.findByRole('button', { name: 'Import 13 products' }));
    expect(await screen.findByLabelText('Choose file')).toBeEnabled();
    const started = calls.find(({ operation }) => operation === 'startImport');
    expect(started?.json).toEqual(mapping);
  });

  it('shows the progress of a check and why it failed', async () => {
    const running = { ...draft, state: 'running', task: 'check', rows: 500, progress: 0.5 };
    const view = renderStaff({ address: `${address}?draft=4`, answers: { getImport: running } });
    expect(await screen.findByText('Checking the file: 500 rows so far.')).toBeVisible();
    view.unmount();
    const failed = { ...draft, rejected: 10_000, problem: 'More than 10,000 rows were skipped.' };
    renderStaff({ address: `${address}?draft=4`, answers: { getImport: failed } });
    expect(await screen.findByText('More than 10,000 rows were skipped.')).toBeVisible();
    expect(screen.getByRole('link', { name: '10,000 skipped rows' })).toBeVisible();
    expect(await screen.findByLabelText('Name')).toHaveValue('Title');
  });

  it('undoes an import after asking', async () => {
    const { user, calls } = renderStaff({ address });
    await user.click(await screen.findByRole('button', { name: 'Undo import' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Undo the import of prices/ }));
    await user.click(dialog.getByRole('button', { name: 'Undo import' }));
    expect(await screen.findByText('The import is being undone.')).toBeVisible();
    expect(calls.find(({ operation }) => operation === 'undoImport')?.url.pathname).toBe(
      '/api/staff/imports/2/undo',
    );
  });

  it("asks for the language only if the shop's export does not state it", async () => {
    const own = (columns: string[]) => ({
      ...head,
      columns,
      mapping: {
        ...head.mapping,
        source: null,
        language: 'fr',
        columns: { ...head.mapping.columns, language: 'language' },
      },
    });
    const told = renderStaff({
      address: `${address}?draft=4`,
      answers: { readImportHead: own([...head.columns, 'language']) },
    });
    expect(await screen.findByText(/its text is in French\.$/)).toBeVisible();
    expect(screen.queryByLabelText('Text language')).not.toBeInTheDocument();
    told.unmount();
    renderStaff({
      address: `${address}?draft=4`,
      answers: { readImportHead: own(head.columns) },
    });
    expect(await screen.findByLabelText('Text language')).toHaveValue('fr');
    expect(screen.queryByText(/its text is in/)).not.toBeInTheDocument();
  });

  it('warns of duplicate column names and of a source that would rename products', async () => {
    const before = { name: 'Flour' };
    const renamed = { row: 1, reason: '', key: '1', name: 'Soap', price: 3, is_new: false, before };
    renderStaff({
      address: `${address}?draft=4`,
      answers: {
        readImportHead: { ...head, repeated: ['Price'], sources: ['mill', 'oil press'] },
        previewImport: { rows: [renamed, { ...renamed, row: 2, key: '2', name: 'Bleach' }] },
      },
    });
    expect(await screen.findByText(/has several columns named Price/)).toBeVisible();
    expect(await screen.findByText(/^2 of these products would be renamed/)).toBeVisible();
    expect(screen.getAllByText('Before: Name: Flour')).toHaveLength(2);
    expect(screen.getByText(/Used before: mill, oil press\./)).toBeVisible();
  });

  it('does not start without the required columns', async () => {
    const { user, calls } = renderStaff({ address: `${address}?draft=4` });
    await user.selectOptions(await screen.findByLabelText('Name'), '');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText('Choose a column')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'checkImport')).toBe(false);
  });

  it('keeps the selected columns if another import is running', async () => {
    const { user } = renderStaff({
      address: `${address}?draft=4`,
      answers: { checkImport: () => problem(409, 'Another import is running.') },
    });
    await user.selectOptions(await screen.findByLabelText(/^Brand/), 'Department');
    await user.click(screen.getByRole('button', { name: 'Check file' }));
    expect(await screen.findByText('Another import is running.')).toBeVisible();
    expect(screen.getByLabelText(/^Brand/)).toHaveValue('Department');
  });

  it('links to rejected rows and stops a running import', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByRole('link', { name: '3 skipped rows' })).toHaveAttribute(
      'href',
      '/api/staff/imports/2/refused?language=en',
    );
    expect(screen.getByRole('link', { name: '12 rows with notes' })).toHaveAttribute(
      'href',
      '/api/staff/imports/2/refused?kind=noted&language=en',
    );
    expect(screen.getByRole('progressbar', { name: /bigbasket/ })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(
      await screen.findByText(/^Import stopped\. Rows already imported are kept\./),
    ).toBeVisible();
    const stopped = calls.find(({ operation }) => operation === 'stopImport');
    expect(stopped?.url.pathname).toBe('/api/staff/imports/3');
  });

  it('offers the catalogue as a file in each language', async () => {
    renderStaff({ address });
    expect(await screen.findByRole('link', { name: 'French' })).toHaveAttribute(
      'href',
      '/api/staff/products/export?language=fr',
    );
    expect(
      screen.getByRole('link', { name: `${window.location.origin}/feeds/google-fr.xml` }),
    ).toHaveAttribute('href', '/feeds/google-fr.xml');
  });
});

describe('pictures by address', () => {
  it('lists failures and tries them again', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByText('12 images are still being downloaded.')).toBeVisible();
    expect(screen.getByText('1 image couldn’t be downloaded.')).toBeVisible();
    expect(screen.getByText('https://shop.example.com/rice.jpg')).toBeVisible();
    expect(screen.getByText('The server has no picture at this address.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The images are downloaded again.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'retryImportPictures')).toBe(true);
  });
});
