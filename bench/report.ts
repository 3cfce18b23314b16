export interface Report {
  title: string;
  rows: Record<string, string | number>[];
  notes: string[];
}

export function reportText({ title, rows, notes }: Report): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((cells) => cells[index]?.length ?? 0)),
  );
  const isNumber = columns.map((column) => typeof rows[0]?.[column] === 'number');
  const table = lines.map((cells) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        return isNumber[index] ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd(),
  );
  return ['', title, '', ...table, ...notes.map((note) => `* ${note}`), ''].join('\n');
}
