const NOTHING = /^(?:|n\/?a|none|null|nil|does not apply|[-–—]|0+)$/i;

/** Tells whether a cell or field stands for "none", such as "N/A". */
export function saysNothing(text: string): boolean {
  return NOTHING.test(text);
}
