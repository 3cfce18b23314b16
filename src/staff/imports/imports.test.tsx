import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/problem.ts';
import { renderStaff } from '../../testing/renderStaff.tsx';
import examples from '../../testing/staffExamples.gen.json' with { type: 'json' };

const address = '/staff/import';
const head = examples.readImportHead.answer;

const file = (text = 'SKU,Title\n1,Rice\n') => new File([text], 'goods.csv', { type: 'text/csv' });

describe('an import from the screen', () => {
  it('sends a file in parts, and asks which column is what', async () => {
    const { user, calls } = renderStaff({ address });
    await user.upload(await screen.findByLabelText('Choose a file'), file('x'.repeat(1_500_000)));
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

  it('says why a file is not taken, and takes another', async () => {
    const { user } = renderStaff({
      address,
      answers: { createImport: () => problem(413, 'The file is larger than 64 MiB.') },
    });
    await user.upload(await screen.findByLabelText('Choose a file'), file());
    expect(await screen.findByText('The file is larger than 64 MiB.')).toBeVisible();
    expect(screen.getByLabelText('Choose a file')).toBeEnabled();
  });

  it('says that a file is empty, and sends nothing', async () => {
    const { user, calls } = renderStaff({ address });
    await user.upload(await screen.findByLabelText('Choose a file'), file(''));
    expect(await screen.findByText('This file is empty. Please choose another one.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'createImport')).toBe(false);
  });

  it('shows what the first rows would become, with those that are refused, and begins', async () => {
    const { user, calls } = renderStaff({ address: `${address}?draft=4` });
    const preview = within(await screen.findByRole('region', { name: 'The first rows' }));
    expect(preview.getByText('Brown rice')).toBeVisible();
    expect(preview.getByText(/^Until now: Price.*: ₹ 175\.00\/-$/)).toBeVisible();
    expect(preview.getByText('MRP "n.a." is left out')).toBeVisible();
    expect(preview.getByText('Refused: Price is no price: "free"')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/^Brand/), 'Department');
    await waitFor(() =>
      expect(calls.findLast(({ operation }) => operation === 'previewImport')?.json).toMatchObject({
        columns: { brand: 'Department' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByLabelText('Choose a file')).toBeEnabled();
    const started = calls.find(({ operation }) => operation === 'startImport');
    expect(started?.json).toEqual({
      ...head.mapping,
      columns: { ...head.mapping.columns, brand: 'Department' },
    });
  });

  it('leaves no choice of the language where an export of the shop says it, and one where it does not', async () => {
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
    expect(await screen.findByText(/that its texts are in French\.$/)).toBeVisible();
    expect(screen.queryByLabelText('Language of the texts')).not.toBeInTheDocument();
    told.unmount();
    renderStaff({
      address: `${address}?draft=4`,
      answers: { readImportHead: own(head.columns) },
    });
    expect(await screen.findByLabelText('Language of the texts')).toHaveValue('fr');
    expect(screen.queryByText(/that its texts are in/)).not.toBeInTheDocument();
  });

  it('warns of columns with one name, and of a source whose products would be renamed', async () => {
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
    expect(await screen.findByText(/^2 of these products would get another name/)).toBeVisible();
    expect(screen.getAllByText('Until now: Name: Flour')).toHaveLength(2);
    expect(screen.getByText(/Known: mill, oil press\./)).toBeVisible();
  });

  it('does not begin without the columns that are needed', async () => {
    const { user, calls } = renderStaff({ address: `${address}?draft=4` });
    await user.selectOptions(await screen.findByLabelText('Name'), '');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Please choose a column.')).toBeVisible();
    expect(calls.some(({ operation }) => operation === 'startImport')).toBe(false);
  });

  it('keeps what was chosen where another import is under way', async () => {
    const { user } = renderStaff({
      address: `${address}?draft=4`,
      answers: { startImport: () => problem(409, 'Another import is under way.') },
    });
    await user.selectOptions(await screen.findByLabelText(/^Brand/), 'Department');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Another import is under way.')).toBeVisible();
    expect(screen.getByLabelText(/^Brand/)).toHaveValue('Department');
  });

  it('leads from a list of imports to their refused rows, and stops one that runs', async () => {
    const { user, calls } = renderStaff({ address });
    expect(await screen.findByRole('link', { name: '3 refused rows' })).toHaveAttribute(
      'href',
      '/api/staff/imports/2/refused?language=en',
    );
    expect(screen.getByRole('link', { name: '12 rows with remarks' })).toHaveAttribute(
      'href',
      '/api/staff/imports/2/refused?kind=noted&language=en',
    );
    expect(screen.getByRole('progressbar', { name: /bigbasket/ })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/^The import is stopped/)).toBeVisible();
    const stopped = calls.find(({ operation }) => operation === 'stopImport');
    expect(stopped?.url.pathname).toBe('/api/staff/imports/3');
  });

  it('gives the catalogue as a file, in each language', async () => {
    renderStaff({ address });
    expect(await screen.findByRole('link', { name: 'French' })).toHaveAttribute(
      'href',
      '/api/staff/products/export?language=fr',
    );
  });
});
