/** Detects files of spreadsheet programs: ZIP (.xlsx, .ods, .numbers) or OLE (.xls). */
export function isOfficeFile(head: Uint8Array): boolean {
  const start = Buffer.from(head.subarray(0, 4)).toString('hex');
  return start === '504b0304' || start === 'd0cf11e0';
}
