export function downloadText(
  text: string,
  fileName: string,
  type: 'application/json' | 'text/plain' = 'application/json',
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
