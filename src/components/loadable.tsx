import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './state/ErrorBoundary.tsx';

interface LazyExtras {
  /** Stands in its place until its code is there; nothing by default. */
  readonly fallback?: ReactNode;
  /** Stands in its place when its code cannot be had, or it fails itself; nothing by default. */
  readonly failure?: ReactNode;
  /** Called then, so that it can be mounted again, which asks for the code again. */
  readonly onFailure?: () => void;
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
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function fetchCode(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (module) => (loaded = module[name] as ComponentType<Props>),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Lazy({ fallback, failure, onFailure, ...props }: Props & LazyExtras) {
    // A lazy component of React's own for each mount: one keeps its failure for good, and suspends once more even for
    // code that is there already.
    const [Code] = useState<ComponentType<Props>>(
      () => loaded ?? lazy(async () => ({ default: await fetchCode() })),
    );
    return (
      <ErrorBoundary fallback={failure} onFailure={onFailure}>
        <Suspense fallback={fallback}>
          <Code {...(props as Props)} />
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
