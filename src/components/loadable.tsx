import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './state/ErrorBoundary.tsx';

interface LazyExtras {
  readonly fallback?: ReactNode;
  readonly failure?: ReactNode;
  /** Called if the component cannot be loaded or rendered. Remount it to load its code again. */
  readonly onFailure?: () => void;
}

export interface LazyComponent<Props extends object> {
  (props: Props & LazyExtras): ReactNode;
  /** Loads the code; rejects on failure. The next call or mount retries. */
  preload(): Promise<void>;
  isLoaded(): boolean;
}

type PropsOf<Component> =
  Component extends ComponentType<infer Props extends object> ? Props : never;

/**
 * Creates a lazy component from a module's named export. After `preload`, it renders without suspending, on server
 * and client.
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
    // React.lazy caches a failure forever, so create one per mount. Loaded code needs none: React.lazy would suspend.
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
