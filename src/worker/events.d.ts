/** Worker events that Workbox's types need and the project's DOM types lack. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
}
