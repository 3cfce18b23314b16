export interface SnapshotMessage {
  readonly kind: 'show';
  /** Number of actions before the snapshot; 0 is the starting state. */
  readonly step: number;
  readonly state: object;
  readonly texts: object;
}

export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown' | 'broken'; readonly step: number };
