import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from './PartBoundary.tsx';

interface PartExtras {
  readonly fallback?: ReactNode;
  readonly failure?: ReactNode;
}

/** A component whose code is fetched when it is needed, or ahead of that. */
export interface Loadable<Props extends object> {
  /** Renders at once when its code is there, else the fallback until it is; a failure shows `failure`, or nothing. */
  readonly Part: ComponentType<Props & PartExtras>;
  /** Fetches the code. Rejects when that fails; the next call tries again. */
  readonly preload: () => Promise<void>;
  /** Whether the code is there. */
  readonly isLoaded: () => boolean;
}

/** Makes a component of a module loadable; on both sides it renders without suspending once `preload` has ended. */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  function fetchPart(): Promise<ComponentType<Props>> {
    loading ??= load().then(
      (part) => (Loaded = part),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Pending(props: Props) {
    const Arrived = use(fetchPart());
    return <Arrived {...props} />;
  }

  function Part({ fallback = null, failure, ...rest }: Props & PartExtras) {
    const props = rest as unknown as Props;
    return (
      <PartBoundary fallback={failure}>
        {Loaded ? (
          <Loaded {...props} />
        ) : (
          <Suspense fallback={fallback}>
            <Pending {...props} />
          </Suspense>
        )}
      </PartBoundary>
    );
  }

  return {
    Part,
    preload: async () => {
      await fetchPart();
    },
    isLoaded: () => Loaded !== undefined,
  };
}
