/** Ascending numbers of slots, to which only higher ones are added. Four bytes each, and up to half of that in reserve. */
export interface SlotList {
  /** The slots, and unused places behind `length`. */
  slots: Uint32Array;
  length: number;
}

export function createSlotList(): SlotList {
  return { slots: new Uint32Array(2), length: 0 };
}

export function addSlot(list: SlotList, slot: number): void {
  if (list.length === list.slots.length) {
    const longer = new Uint32Array(Math.ceil(list.length * 1.5));
    longer.set(list.slots);
    list.slots = longer;
  }
  list.slots[list.length] = slot;
  list.length += 1;
}
