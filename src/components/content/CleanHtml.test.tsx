import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { CleanHtml } from './CleanHtml.tsx';

describe('CleanHtml', () => {
  it('cleans what the browser renders itself', async () => {
    const { container } = render(
      <CleanHtml html={'<p onclick="x()">Firm <strong>rice</strong><img src=x onerror=y()></p>'} />,
    );
    expect(await screen.findByText('rice', { selector: 'strong' })).toBeVisible();
    expect(container.innerHTML).toBe('<div><p>Firm <strong>rice</strong></p></div>');
  });

  it.each([
    ['a script', '<script>x()</script><p>rest</p>'],
    ['an address that runs code', '<p><a href="javascript:x()">rest</a></p>'],
    ['a style', '<p style="position:fixed">rest</p>'],
    ['a frame', '<iframe src="https://example.org"></iframe><p>rest</p>'],
  ])('removes %s', async (_title, html) => {
    const { container } = render(<CleanHtml html={html} />);
    await waitFor(() => expect(container.querySelector('p')).toHaveTextContent('rest'));
    expect(container.innerHTML).not.toMatch(/script|style|iframe/);
  });

  it('keeps links', async () => {
    render(<CleanHtml html={'<a href="https://example.org/a" rel="nofollow">more</a>'} />);
    expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://example.org/a');
  });

  it('updates with a new text', async () => {
    const { rerender } = render(<CleanHtml html="<b>one</b>" />);
    await screen.findByText('one', { selector: 'b' });
    rerender(<CleanHtml html="<b>two</b>" />);
    expect(await screen.findByText('two', { selector: 'b' })).toBeVisible();
  });

  it('cleans the server’s text too when it returns after another text [LANGUAGE-02]', async () => {
    const text = '<p onclick="x()">Firm rice</p>';
    const place = document.createElement('div');
    place.innerHTML = `<div>${text}</div>`;
    const root = await act(async () => hydrateRoot(place, <CleanHtml html={text} />));
    await act(async () => root.render(<CleanHtml html="<p>Riz ferme</p>" />));
    await waitFor(() => expect(place.innerHTML).toBe('<div><p>Riz ferme</p></div>'));
    await act(async () => root.render(<CleanHtml html={text} />));
    await waitFor(() => expect(place.innerHTML).toBe('<div><p>Firm rice</p></div>'));
    await act(async () => root.unmount());
  });

  it("keeps the server's elements when it hydrates", async () => {
    const text = <CleanHtml html="<p>Firm <strong>rice</strong></p>" />;
    const place = document.createElement('div');
    place.innerHTML = '<div><p>Firm <strong>rice</strong></p></div>';
    const paragraph = place.querySelector('p');
    const root = await act(async () => hydrateRoot(place, text));
    expect(place.querySelector('p')).toBe(paragraph);
    await act(async () => root.render(<CleanHtml html="<p>Firm <strong>rice</strong></p>" />));
    expect(place.querySelector('p')).toBe(paragraph);
    await act(async () => root.unmount());
  });
});
