const NOTHING = /^(?:|n\/?a|none|null|nil|does not apply|[-–—]|0+)$/i;

/** True if a cell or field means "none", such as "N/A". */
export function isNonePlaceholder(text: string): boolean {
  return NOTHING.test(text);
}
