/**
 * Stores the own properties of objects that tests replace.
 * @returns a function that restores replaced properties and deletes new ones. On `globalThis` it deletes none,
 * because modules add properties there.
 */
export function snapshotProperties(objects: readonly object[]): () => void {
  const snapshots = objects.map((object) => ({
    object,
    before: Object.getOwnPropertyDescriptors(object) as Record<string, PropertyDescriptor>,
  }));
  return () => {
    for (const { object, before } of snapshots) {
      for (const name of Object.getOwnPropertyNames(object)) {
        const original = before[name];
        const now = Object.getOwnPropertyDescriptor(object, name);
        if (!now?.configurable) continue;
        if (!original) {
          if (object !== globalThis) Reflect.deleteProperty(object, name);
        } else if (now.value !== original.value || now.get !== original.get) {
          Object.defineProperty(object, name, original);
        }
      }
    }
  };
}
