export function productIdOf(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9]{1,18}$/.test(text) ? text : undefined;
}
