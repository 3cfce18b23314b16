export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
