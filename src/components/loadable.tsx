import { Suspense, use, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

interface LazyExtras {
  /** Stands in its place until its code is there; nothing by default. */
  readonly fallback?: ReactNode;
  /** Stands in its place when its code cannot be had, or it fails itself; nothing by default. */
  readonly failure?: ReactNode;
}

/** A component whose code is fetched when it is first mounted, or ahead of that. */
export interface LazyComponent<Props extends object> {
  (props: Props & LazyExtras): ReactNode;
  /** Fetches the code. Rejects when that fails; the next call, or the next mount, tries again. */
  preload(): Promise<void>;
  /** Whether the code is there. */
  isLoaded(): boolean;
}

type PropsOf<Component> =
  Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Makes a lazy component of the one that a module exports under a name. Once `preload` has ended, it renders without
 * suspending, on both sides.
 */
export function loadable<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  type Code = ComponentType<Props>;
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;

  function fetchCode(): Promise<Code> {
    loading ??= load().then(
      (module) => (loaded = module[name] as Code),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Content({
    code,
    props,
  }: {
    readonly code: Code | Promise<Code>;
    readonly props: Props;
  }) {
    const Loaded = code instanceof Promise ? use(code) : code;
    return <Loaded {...props} />;
  }

  function Lazy({ fallback, failure, ...props }: Props & LazyExtras) {
    // Held above what suspends: a failure stays one until the next mount, and does not fetch for ever. Nor is code that
    // has come meanwhile taken by another way than the one that was waited on.
    const [code] = useState(() => loaded ?? fetchCode());
    return (
      <ErrorBoundary fallback={failure}>
        <Suspense fallback={fallback}>
          <Content code={code} props={props as Props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  return Object.assign(Lazy, {
    preload: async () => {
      await fetchCode();
    },
    isLoaded: () => loaded !== undefined,
  });
}
