/** Returns the id of the weight input of an order line. */
export const weighFieldId = (lineId: string): string => `weight-${lineId}`;
