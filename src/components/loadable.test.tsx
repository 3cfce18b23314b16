import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadable } from './loadable.tsx';

const mounted = jest.fn();

function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounted();
  }, []);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

function lazyCounter() {
  const loads: PromiseWithResolvers<{ Counter: typeof Counter }>[] = [];
  const LazyCounter = loadable(() => {
    const load = Promise.withResolvers<{ Counter: typeof Counter }>();
    loads.push(load);
    return load.promise;
  }, 'Counter');
  return {
    LazyCounter,
    loads,
    arrive: () => act(async () => loads.at(-1)?.resolve({ Counter })),
    fail: () => act(async () => loads.at(-1)?.reject(new Error('No code.'))),
  };
}

const open = (ui: ReactNode) => act(async () => render(ui));

const button = () => screen.getByRole('button');

describe('loadable', () => {
  beforeEach(() => {
    mounted.mockClear();
    document.body.replaceChildren();
  });

  it('shows the fallback until its code is loaded', async () => {
    const { LazyCounter, arrive } = lazyCounter();
    await open(<LazyCounter label="Pressed" fallback={<p>Coming</p>} />);
    expect(screen.getByText('Coming')).toBeVisible();
    expect(LazyCounter.isLoaded()).toBe(false);
    await arrive();
    expect(button()).toHaveTextContent('Pressed 0');
    expect(screen.queryByText('Coming')).not.toBeInTheDocument();
    expect(LazyCounter.isLoaded()).toBe(true);
  });

  it('mounts once and keeps its state when the parent rerenders', async () => {
    const { LazyCounter, arrive } = lazyCounter();
    const { rerender } = await open(<LazyCounter label="Pressed" />);
    await arrive();
    await userEvent.click(button());
    rerender(<LazyCounter label="Still" />);
    expect(button()).toHaveTextContent('Still 1');
    expect(mounted).toHaveBeenCalledTimes(1);
  });

  it('shows the failure if its code does not load, and loads it again after a remount', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { LazyCounter, loads, arrive, fail } = lazyCounter();
    const onFailure = jest.fn();
    const { rerender } = await open(
      <LazyCounter key="first" label="A" failure={<p>Failed</p>} onFailure={onFailure} />,
    );
    await fail();
    expect(screen.getByText('Failed')).toBeVisible();
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(loads).toHaveLength(1);
    await act(async () => rerender(<LazyCounter key="second" label="B" failure={<p>Failed</p>} />));
    await arrive();
    expect(button()).toHaveTextContent('B 0');
    expect(loads).toHaveLength(2);
  });

  it('preloads again after a failed preload', async () => {
    const { LazyCounter, loads, arrive, fail } = lazyCounter();
    await Promise.all([expect(LazyCounter.preload()).rejects.toThrow('No code.'), fail()]);
    await Promise.all([LazyCounter.preload(), arrive()]);
    expect(LazyCounter.isLoaded()).toBe(true);
    expect(loads).toHaveLength(2);
  });

  it('renders immediately after a preload', async () => {
    const { LazyCounter, arrive } = lazyCounter();
    void LazyCounter.preload();
    await arrive();
    render(<LazyCounter label="Pressed" fallback={<p>Coming</p>} />);
    expect(button()).toHaveTextContent('Pressed 0');
  });

  it('renders on the server and hydrates without a gap', async () => {
    const { LazyCounter, arrive } = lazyCounter();
    void LazyCounter.preload();
    await arrive();
    const page = <LazyCounter label="Pressed" fallback={<p>Coming</p>} />;
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(page);
    const rendered = button();
    expect(rendered).toHaveTextContent('Pressed 0');
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(root, page, { onRecoverableError });
    });
    await userEvent.click(rendered);
    expect(button()).toBe(rendered);
    expect(rendered).toHaveTextContent('Pressed 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('loads its code once for all instances', async () => {
    const { LazyCounter, loads, arrive } = lazyCounter();
    await open(
      <>
        <LazyCounter label="One" />
        <LazyCounter label="Two" />
      </>,
    );
    await arrive();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'One 0',
      'Two 0',
    ]);
    expect(loads).toHaveLength(1);
  });

  it('shows the failure if the component throws', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('Broken.');
    };
    const LazyBroken = loadable(() => Promise.resolve({ Broken }), 'Broken');
    await open(<LazyBroken failure={<p>Failed</p>} />);
    expect(screen.getByText('Failed')).toBeVisible();
  });

  it('keeps the server’s markup while its code loads, then hydrates it', async () => {
    const server = lazyCounter();
    void server.LazyCounter.preload();
    await server.arrive();
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(<server.LazyCounter label="Pressed" />);
    const rendered = button();
    const { LazyCounter, arrive } = lazyCounter();
    const onRecoverableError = jest.fn();
    await act(async () => {
      hydrateRoot(root, <LazyCounter label="Pressed" />, { onRecoverableError });
    });
    expect(button()).toBe(rendered);
    await arrive();
    await userEvent.click(rendered);
    expect(button()).toBe(rendered);
    expect(rendered).toHaveTextContent('Pressed 1');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
