export const weighFieldId = (lineId: string): string => `weight-${lineId}`;
