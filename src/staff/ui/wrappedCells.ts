export const wrappedCells = {
  '& .MuiDataGrid-cell': { whiteSpace: 'normal', lineHeight: 1.35 },
  '& .MuiDataGrid-columnHeaderTitle': { whiteSpace: 'normal', lineHeight: 1.2 },
} as const;
