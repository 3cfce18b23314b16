import type { StaffToast } from '../ui/staffUiSlice.ts';

/** Maximum size in bytes, the backend's limit. */
const MAX_BYTES = 20 * 1024 * 1024;

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

const MAX_NAME = 200;

/** Returns the last 200 characters of the file's name, the contract's limit. */
export const fileNameOf = ({ name }: File): string => name.slice(-MAX_NAME) || '–';

export function fileRefusal({ size }: Blob): StaffToast['content'] | null {
  if (size === 0) return { messageId: 'staff.pictures.empty' };
  return size > MAX_BYTES ? { messageId: 'staff.pictures.tooLarge' } : null;
}
