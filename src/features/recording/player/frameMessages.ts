/** What the replay page and the frame with the storefront tell each other, by `postMessage` within one origin. */

/** Asks the frame to show a snapshot of a recording. */
export interface SnapshotMessage {
  readonly kind: 'show';
  /** Number of actions before the snapshot; 0 is the starting state */
  readonly step: number;
  /** The whole state of that snapshot, as JSON has it */
  readonly state: object;
  /** The shop's texts in the language of the snapshot, compiled */
  readonly texts: object;
}

/** What the frame tells: that it listens, that a snapshot stands on its screen, or that it cannot be shown. */
export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown' | 'broken'; readonly step: number };
