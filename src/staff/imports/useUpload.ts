import { useEffect, useRef, useState } from 'react';
import { useCreateImportMutation, usePutImportPartMutation } from '../../api/staffApi.ts';
import { rejectionOf } from '../problem.ts';

/** Size of a part in bytes, the contract's limit. */
const PART = 1024 * 1024;

export type Upload =
  | { readonly state: 'none' | 'empty' }
  | { readonly state: 'sending'; readonly progress: number }
  /** `text`: the backend's reason for rejecting the file. */
  | { readonly state: 'failed'; readonly text: string | undefined };

/**
 * Uploads a file in parts of 1 MiB.
 * @param onSent receives the import's id after the last part
 */
export function useUpload(onSent: (importId: string) => void): {
  readonly upload: Upload;
  readonly send: (file: File) => Promise<void>;
} {
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const [create] = useCreateImportMutation();
  const [put] = usePutImportPartMutation();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function send(file: File): Promise<void> {
    if (file.size === 0) return setUpload({ state: 'empty' });
    setUpload({ state: 'sending', progress: 0 });
    const fail = (error: unknown) =>
      setUpload({ state: 'failed', text: rejectionOf(error).detail });
    const { data, error } = await create({
      importForm: { file_name: file.name.slice(-200), size: file.size },
    });
    if (!data) return fail(error);
    for (let position = 0; position * PART < file.size; position += 1) {
      if (isLeft.current) return undefined;
      const body = file.slice(position * PART, (position + 1) * PART);
      const part = await put({ importId: data.id, position, body });
      if (part.error !== undefined || part.data === '') return fail(part.error);
      setUpload({ state: 'sending', progress: Math.min(((position + 1) * PART) / file.size, 1) });
    }
    setUpload({ state: 'none' });
    return onSent(data.id);
  }

  return { upload, send };
}
