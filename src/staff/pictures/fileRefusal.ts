import type { StaffToast } from '../ui/staffUiSlice.ts';

/** What the backend takes at most, in bytes. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What is chosen from: pictures that the backend can read. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The contract has no longer names. */
const MAX_NAME = 200;

/** What a file is called, in as many characters as the contract takes: the last. */
export const fileNameOf = ({ name }: File): string => name.slice(-MAX_NAME) || '–';

/** Why a file is not even sent: what would be refused without being looked at; null for others. */
export function fileRefusal({ size }: Blob): StaffToast['content'] | null {
  if (size === 0) return { messageId: 'staff.pictures.empty' };
  return size > MAX_BYTES ? { messageId: 'staff.pictures.tooLarge' } : null;
}
