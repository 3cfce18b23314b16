export function plainFileName(fileName: string): string {
  return fileName.replace(/(\.(?:csv|tsv|txt))?(\.gz)?$/i, '');
}
