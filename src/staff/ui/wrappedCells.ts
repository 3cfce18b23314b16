/** Lets the words of a grid's cells stand in two lines where one has no room. */
export const wrappedCells = {
  '& .MuiDataGrid-cell': { whiteSpace: 'normal', lineHeight: 1.35 },
  '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.2 },
} as const;
