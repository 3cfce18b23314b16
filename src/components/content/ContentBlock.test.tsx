import { screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { ContentBlock as Block } from '../../api/endpoints.gen.ts';
import { pictureOf } from '../../testing/catalogData.ts';
import { renderWithProviders } from '../../testing/renderWithProviders.tsx';
import { ContentBlock } from './ContentBlock.tsx';

const block: Block = {
  title: 'A <em>field</em>',
  content: '<p>With a <strong>name</strong>.</p>',
  picture: pictureOf('field'),
};

const show = (rest: Partial<Block> = {}) =>
  renderWithProviders(<ContentBlock block={{ ...block, ...rest }} />);
const sides = () => [...document.querySelectorAll('section')].map(({ className }) => className);

describe('ContentBlock', () => {
  it('renders title and content as HTML, without code that runs [CONTENTBLOCK-01, CONTENTBLOCK-02]', async () => {
    show({ content: '<p>With a <strong>name</strong>.</p><img src=x onerror="alert(1)">' });
    expect((await screen.findByText('name')).tagName).toBe('STRONG');
    expect(screen.getByText('field').tagName).toBe('EM');
    expect(screen.getByRole('heading', { name: 'A field', level: 2 })).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
  });

  it('shows its picture at 450 by 450 [CONTENTBLOCK-03, LIMITS-25]', () => {
    show();
    const picture = screen.getByRole('img', { name: 'A sack of field' });
    expect(picture).toHaveAttribute('width', '450');
    expect(picture).toHaveAttribute('height', '450');
  });

  it('renders nothing without content or without a picture [CONTENTBLOCK-04]', () => {
    const { unmount } = show({ content: ' ' });
    expect(sides()).toEqual([]);
    unmount();
    const { picture: _left, ...words } = block;
    const { unmount: end } = renderWithProviders(<ContentBlock block={words} />);
    expect(sides()).toEqual([]);
    end();
    show({ picture: { ...pictureOf('field'), url: '' } });
    expect(sides()).toEqual([]);
  });

  it('shows the picture on the right unless it is set to the left [CONTENTBLOCK-05, OPEN-48]', () => {
    const { unmount } = show();
    expect(sides()).toEqual(['block imageRight']);
    unmount();
    const { unmount: end } = show({ imageLeft: false });
    expect(sides()).toEqual(['block imageRight']);
    end();
    show({ imageLeft: true });
    expect(sides()).toEqual(['block imageLeft']);
  });

  it('links to the page about the shop if set [CONTENTBLOCK-06, CONTENTBLOCK-07]', () => {
    const { unmount } = show();
    expect(screen.queryByRole('link')).toBeNull();
    unmount();
    show({ seeMore: true });
    expect(screen.getByRole('link', { name: 'See More about us' })).toHaveAttribute(
      'href',
      '/info/about-us',
    );
  });

  it('shows text and picture side by side only above 640 px [CONTENTBLOCK-08, LIMITS-22]', () => {
    const css = readFileSync('src/components/content/ContentBlock.module.css', 'utf8');
    const widths = [...css.matchAll(/@media \(min-width: ([\d.]+)px\)/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toHaveLength(1);
    expect(widths[0]).toBeGreaterThan(640);
    expect(widths[0]).toBeLessThan(641);
    const [narrow, wide] = css.split('@media');
    expect(narrow?.match(/grid-template-columns: .*/g)).toEqual([
      'grid-template-columns: minmax(0, 1fr);',
    ]);
    expect(wide?.match(/grid-template-columns/g)).toHaveLength(2);
  });
});
