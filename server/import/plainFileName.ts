/** A file's name without the endings of tables and of packed ones. */
export function plainFileName(fileName: string): string {
  return fileName.replace(/(\.(?:csv|tsv|txt))?(\.gz)?$/i, '');
}
