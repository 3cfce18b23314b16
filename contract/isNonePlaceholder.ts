const NOTHING = /^(?:|n\/?a|none|null|nil|does not apply|[-–—]|0+)$/i;

export function isNonePlaceholder(text: string): boolean {
  return NOTHING.test(text);
}
